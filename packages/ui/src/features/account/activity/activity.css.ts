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

/** A day with its entries; the next begins below a line. */
export const day = style([
  reset.box,
  { selectors: { '& + &': { borderTop: `1px solid ${vars.hairline}` } } },
]);
export const dayName = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space2,
    padding: `12px ${vars.cardPad} 4px`,
  },
]);
export const entries = style([reset.box, { paddingBottom: vars.space1, listStyle: 'none' }]);
export const entry = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 3fr) minmax(0, 2fr) 92px',
    gridTemplateAreas: '"time what who open"',
    alignItems: 'start',
    columnGap: vars.space4,
    minHeight: 44,
    padding: `8px ${vars.cardPad}`,
    overflowWrap: 'anywhere',
    ...whenNarrow({
      gridTemplateColumns: '56px minmax(0, 1fr) auto',
      gridTemplateAreas: '"time what open" ". who who"',
      columnGap: vars.space2,
      rowGap: 2,
    }),
  },
]);
export const time = style([
  reset.box,
  { gridArea: 'time', display: 'flex', flexDirection: 'column', color: vars.text2 },
]);
export const what = style([reset.box, { gridArea: 'what', minWidth: 0 }]);
export const who = style([
  reset.box,
  { gridArea: 'who', display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 },
]);
/** In which browser and from where. */
export const from = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', columnGap: vars.space2 },
]);
export const open = style([
  reset.box,
  { gridArea: 'open', display: 'flex', justifyContent: 'flex-end', marginBlock: -6 },
]);
