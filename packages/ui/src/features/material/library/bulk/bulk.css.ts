import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const used = style([reset.box, { display: 'grid', gap: vars.space4 }]);
export const usedName = style([
  reset.box,
  { fontWeight: vars.weightStrong, overflowWrap: 'anywhere' },
]);
export const note = style([reset.box, { color: vars.muted }]);
