import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const filters = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 220px))',
    gap: vars.space3,
    ...whenNarrow({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }),
  },
]);
export const changes = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space3, listStyle: 'none' },
]);
export const change = style([
  reset.box,
  {
    padding: vars.space3,
    borderRadius: vars.radiusMd,
    background: vars.sunken,
    overflowWrap: 'anywhere',
  },
]);
export const place = style([
  reset.box,
  { fontWeight: vars.weightStrong, marginBottom: vars.space2, overflowWrap: 'anywhere' },
]);
export const values = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: `${vars.space1} ${vars.space3}`,
  },
]);
export const value = style([reset.box, { whiteSpace: 'pre-wrap' }]);
