import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const failed = style([
  reset.box,
  { display: 'flex', gap: vars.space3, padding: vars.space5 },
]);
export const art = style([
  reset.box,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 36,
    height: 36,
    borderRadius: 8,
    border: `1px solid ${vars.hairline}`,
    background: vars.sunken,
    color: vars.text2,
  },
]);
export const copy = style([reset.box, { flex: 1 }]);
export const title = style([
  reset.box,
  { fontSize: vars.textMd, lineHeight: vars.lineMd, fontWeight: vars.weightStrong },
]);
export const text = style([reset.box, { color: vars.text2 }]);
export const actions = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', gap: vars.space2, marginTop: vars.space3 },
]);
export const detail = style([
  reset.box,
  {
    marginTop: vars.space3,
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.muted,
    overflowWrap: 'anywhere',
  },
]);
