import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const failed = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space2,
    maxWidth: 480,
    margin: '0 auto',
    padding: `${vars.space6} ${vars.space5}`,
    textAlign: 'center',
  },
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
export const title = style([
  reset.box,
  { fontSize: vars.textMd, lineHeight: vars.lineMd, fontWeight: vars.weightStrong },
]);
export const text = style([reset.box, { marginBottom: vars.space2, color: vars.text2 }]);
export const actions = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space2,
    selectors: { '&:empty': { display: 'none' } },
  },
]);
const small = style([
  reset.box,
  {
    maxWidth: '100%',
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.muted,
    overflowWrap: 'anywhere',
  },
]);
export const detail = style([small, { marginTop: vars.space1 }]);
export const request = style([
  small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space1,
  },
]);
export const id = style([reset.box, { fontFamily: vars.fontMono, overflowWrap: 'anywhere' }]);
