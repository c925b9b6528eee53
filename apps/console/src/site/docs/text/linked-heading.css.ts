import { reset, vars } from '@chatdeck/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const heading = style([reset.box]);

export const link = style([
  reset.pressable,
  {
    display: 'inline-flex',
    marginInlineStart: vars.space2,
    verticalAlign: 'middle',
    color: vars.muted,
    opacity: 0,
    selectors: { '&:focus-visible': { opacity: 1 } },
    // Without a pointer that hovers it would never be seen.
    '@media': { '(hover: none)': { opacity: 0.6 } },
  },
]);

globalStyle(`${heading}:hover > ${link}`, { opacity: 1 });
