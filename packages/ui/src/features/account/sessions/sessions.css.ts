import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const rows = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', listStyle: 'none' },
]);
export const row = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) 128px 72px',
    alignItems: 'center',
    gap: vars.space4,
    padding: `12px ${vars.cardPad}`,
    borderTop: `1px solid ${vars.hairline}`,
    ...whenNarrow({
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: vars.space3,
      rowGap: 6,
    }),
  },
]);
export const mark = style([
  reset.box,
  {
    display: 'inline-grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: vars.radiusSm,
    background: vars.sunken,
    color: vars.text2,
  },
]);
export const device = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    minWidth: 0,
    overflowWrap: 'anywhere',
    ...whenNarrow({ gridColumn: '2 / -1' }),
  },
]);
export const facts = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', columnGap: vars.space3 },
]);
export const used = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    ...whenNarrow({
      gridColumn: '2',
      flexDirection: 'row',
      flexWrap: 'wrap',
      gap: '0 8px',
      alignItems: 'baseline',
    }),
  },
]);
export const pages = style([
  reset.box,
  { padding: `12px ${vars.cardPad}`, borderTop: `1px solid ${vars.hairline}` },
]);
export const none = style([reset.box, { padding: `0 ${vars.cardPad} ${vars.cardPad}` }]);
export const end = style([reset.box, { display: 'flex', justifyContent: 'flex-end' }]);
