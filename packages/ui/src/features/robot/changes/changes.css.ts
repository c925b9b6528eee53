import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

const small = { fontSize: vars.textXs, lineHeight: vars.lineSm } as const;

export const list = style([reset.box, { display: 'flex', flexDirection: 'column' }]);
export const item = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
    gap: vars.space3,
    padding: '10px 0',
    borderBottom: `1px solid ${vars.hairline}`,
    selectors: { '&:last-child': { borderBottom: 0 } },
    ...whenNarrow({ gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space1 }),
  },
]);
export const name = style([reset.box, { fontWeight: vars.weightStrong }]);
export const text = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 },
]);
export const line = style([reset.box, { display: 'flex', gap: vars.space3, minWidth: 0 }]);
export const mark = style([reset.box, small, { flex: 'none', minWidth: 44, color: vars.muted }]);
export const value = style([
  reset.box,
  { minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
]);
export const old = style([value, { color: vars.muted, textDecoration: 'line-through' }]);

export const clashes = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space5 },
]);
export const clash = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space2,
    paddingBottom: vars.space4,
    borderBottom: `1px solid ${vars.hairline}`,
    selectors: { '&:last-child': { borderBottom: 0, paddingBottom: 0 } },
  },
]);
export const clashHead = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space2,
  },
]);
