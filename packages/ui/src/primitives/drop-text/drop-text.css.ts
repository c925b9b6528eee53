import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

const underThumb = (rules: object) => ({ '@media': { '(pointer: coarse)': rules } });

/** Nothing is dragged with a thumb. */
export const drop = style([reset.box, underThumb({ display: 'none' })]);
export const choose = style([
  reset.box,
  {
    color: vars.accentText,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    // Then it begins the sentence.
    ...underThumb({
      display: 'inline-block',
      selectors: { '&::first-letter': { textTransform: 'uppercase' } },
    }),
  },
]);
