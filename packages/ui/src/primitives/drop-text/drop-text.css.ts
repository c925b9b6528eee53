import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const choose = style([
  reset.box,
  { color: vars.accentText, textDecoration: 'underline', textUnderlineOffset: 3 },
]);
/** Nothing is dragged with a thumb. */
export const drop = style([reset.box, { '@media': { '(pointer: coarse)': { display: 'none' } } }]);
