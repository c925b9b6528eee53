import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const body = style([reset.box, { display: 'grid', gap: vars.space6 }]);
export const who = style([
  reset.box,
  { display: 'flex', alignItems: 'flex-start', gap: vars.space4 },
]);
export const facts = style([
  reset.box,
  { flex: 1, display: 'grid', gap: vars.space2, minWidth: 0 },
]);
export const fact = style([
  reset.box,
  { display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', gap: vars.space3 },
]);
export const term = style([reset.box, { color: vars.muted }]);
export const value = style([reset.box, { overflowWrap: 'anywhere' }]);
export const part = style([reset.box]);
export const heading = style([
  reset.box,
  {
    paddingBottom: vars.space1,
    borderBottom: `1px solid ${vars.hairline}`,
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    fontWeight: vars.weightStrong,
    color: vars.text2,
  },
]);
export const none = style([reset.box, { paddingTop: vars.space2, color: vars.muted }]);
