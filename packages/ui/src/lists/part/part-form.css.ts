import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const fields = style([reset.box, { maxWidth: 840 }]);
/** Settings that matter while a switch is on. */
export const part = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space4 },
]);
