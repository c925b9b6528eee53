import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const field = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: 6, width: '100%' },
]);
export const label = style([
  reset.box,
  { fontWeight: vars.weightStrong, lineHeight: '22px', color: vars.text },
]);
export const help = style([
  reset.box,
  { fontSize: vars.textXs, lineHeight: vars.lineXs, color: vars.muted },
]);
