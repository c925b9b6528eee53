import { style, styleVariants } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const usage = style([
  reset.box,
  { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space2 },
]);
export const bar = style([
  reset.drawing,
  {
    flex: 'none',
    display: 'block',
    width: 96,
    height: 6,
    borderRadius: 3,
    overflow: 'hidden',
    background: vars.hairline,
  },
]);
export const used = styleVariants({
  free: { fill: vars.accent },
  near: { fill: vars.warning },
  over: { fill: vars.danger },
});
