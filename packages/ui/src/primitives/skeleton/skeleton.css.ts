import { style, styleVariants } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

const bar = style([
  reset.box,
  { display: 'block', height: 12, borderRadius: vars.radiusXs, background: vars.pressed },
]);
export const width = styleVariants({
  short: [bar, { width: '22%' }],
  medium: [bar, { width: '45%' }],
  long: [bar, { width: '70%' }],
  full: [bar, { width: '100%' }],
});
export const tall = style({ height: 96 });
export const rows = style([reset.box, { minHeight: 320 }]);
export const row = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: vars.space2,
    minHeight: 62,
    padding: `0 ${vars.cardPad}`,
    borderBottom: `1px solid ${vars.hairline}`,
  },
]);
