import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const body = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', gap: vars.space4, alignItems: 'center' },
]);
const CODE_SIZE = 168;
/** White in both schemes: many phones cannot read a light code on a dark background. */
export const qr = style([
  reset.box,
  {
    position: 'relative',
    flex: 'none',
    width: CODE_SIZE,
    height: CODE_SIZE,
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusMd,
    background: '#ffffff',
    overflow: 'hidden',
    selectors: { '&[data-faded]': { opacity: 0.24 } },
  },
]);
export const mark = style([
  reset.box,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    borderRadius: vars.radiusFull,
    background: vars.sunken,
    color: vars.muted,
    selectors: {
      '&[data-login="loggedIn"]': { background: vars.successSoft, color: vars.successText },
      '&[data-login="lost"]': { background: vars.dangerSoft, color: vars.dangerText },
    },
  },
]);
/** The place of the code, where it has a column of its own: it is there before the code, and stays as large. */
export const columnBody = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space4,
    paddingBlock: vars.space4,
    textAlign: 'center',
  },
]);
export const columnMark = style({
  width: CODE_SIZE,
  height: CODE_SIZE,
  borderRadius: vars.radiusMd,
  border: `1px dashed ${vars.lineControl}`,
  selectors: {
    '&[data-login="loggedIn"]': { borderStyle: 'solid', borderColor: vars.success },
    '&[data-login="lost"]': { borderStyle: 'solid', borderColor: vars.danger },
  },
});
export const text = style([
  reset.box,
  {
    flex: '1 1 160px',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space1,
  },
]);
export const columnText = style({ flex: 'none', alignItems: 'center' });
export const action = style([reset.box, { marginTop: vars.space2 }]);
export const form = style([
  reset.box,
  { display: 'flex', alignItems: 'flex-start', gap: vars.space2, marginTop: vars.space4 },
]);
export const field = style([reset.box, { flex: 1 }]);
/** Aligned with the input, which has its label above it. */
export const submit = style([reset.box, { marginTop: 28 }]);
export const challenge = style([reset.box, { marginTop: vars.space4 }]);
export const link = style({
  display: 'block',
  marginTop: vars.space1,
  color: vars.accentText,
  overflowWrap: 'anywhere',
});
export const facts = style({
  margin: `${vars.space2} 0 0`,
  paddingInlineStart: vars.space4,
  overflowWrap: 'anywhere',
});
export const foot = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space2,
    width: '100%',
  },
]);
