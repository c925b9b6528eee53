import { globalStyle, style } from '@vanilla-extract/css';
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
/** Options that do not fit side by side are stacked. */
export const choices = style([reset.box, { minWidth: 0, maxWidth: '100%' }]);
globalStyle(`${choices} > *`, { flexWrap: 'wrap', maxWidth: '100%' });
globalStyle(`${choices} > * > *`, { minWidth: 'max-content' });
