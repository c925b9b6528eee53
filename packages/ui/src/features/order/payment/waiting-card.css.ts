import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow, whenWide } from '#theme';

/** The payment beside what it buys. */
export const page = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space4,
    alignItems: 'start',
    ...whenWide({ gridTemplateColumns: 'minmax(0, 1fr) 320px' }),
  },
]);
export const list = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    gap: `${vars.space2} ${vars.space4}`,
    listStyle: 'none',
  },
]);
export const item = style([
  reset.box,
  { display: 'flex', alignItems: 'flex-start', gap: vars.space2, listStyle: 'none' },
]);
export const check = style({ flex: 'none', marginBlockStart: 3, color: vars.accentText });
export const columns = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: '240px minmax(0, 1fr)',
    gap: vars.space6,
    ...whenNarrow({ gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space4 }),
  },
]);
/** White in both schemes: many phones cannot read a light code on a dark background. */
export const qr = style([
  reset.box,
  {
    width: 240,
    maxWidth: '100%',
    aspectRatio: '1',
    alignSelf: 'start',
    justifySelf: 'center',
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusMd,
    background: '#ffffff',
    overflow: 'hidden',
  },
]);
export const text = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space4 },
]);
export const actions = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space2,
    ...whenNarrow({ flexDirection: 'column', alignItems: 'stretch' }),
  },
]);
export const facts = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${vars.space2} ${vars.space4}`,
    alignItems: 'baseline',
  },
]);
export const name = style([reset.box, { color: vars.muted }]);
export const value = style([
  reset.box,
  { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
]);
export const price = style([
  value,
  { fontSize: vars.textXl, lineHeight: vars.lineXl, fontWeight: vars.weightStrong },
]);
export const link = style([
  reset.pressable,
  {
    color: vars.accentText,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    // As large as a thumb.
    ...whenNarrow({ display: 'inline-flex', alignItems: 'center', minHeight: 44 }),
  },
]);
/** The facts of an order that is closed, below what became of it. */
export const closedFacts = style([
  facts,
  { padding: vars.cardPad, borderTop: `1px solid ${vars.hairline}` },
]);
