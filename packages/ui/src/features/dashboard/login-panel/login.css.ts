import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const body = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', gap: vars.space4, alignItems: 'center' },
]);
/** White in both schemes: many phones cannot read a light code on a dark background. */
export const qr = style([
  reset.box,
  {
    position: 'relative',
    flex: 'none',
    width: 168,
    height: 168,
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
