import { style } from '@vanilla-extract/css';
import { CONTAINER, reset, vars, whenNarrow } from '#theme';

/** Two columns where there is room, in which recipes follow each other however long they are. */
export const list = style([
  reset.box,
  {
    columns: 2,
    columnGap: vars.space4,
    // That of the last one in each column.
    marginBottom: `calc(-1 * ${vars.space4})`,
    listStyle: 'none',
    '@container': { [`${CONTAINER} (max-width: 900px)`]: { columns: 1 } },
  },
]);
export const recipe = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space3,
    breakInside: 'avoid',
    minWidth: 0,
    marginBottom: vars.space4,
    padding: vars.space5,
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusLg,
    background: vars.surface,
    ...whenNarrow({ padding: vars.space4 }),
  },
]);
export const head = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space2 },
]);
export const title = style([
  reset.box,
  { fontSize: vars.textMd, lineHeight: vars.lineMd, fontWeight: vars.weightStrong },
]);
export const text = style([
  reset.box,
  { fontSize: vars.textSm, lineHeight: vars.lineMd, color: vars.text2, overflowWrap: 'anywhere' },
]);
export const rows = style([
  reset.box,
  {
    listStyle: 'none',
    padding: `0 ${vars.space3}`,
    borderRadius: vars.radiusMd,
    background: vars.sunken,
  },
]);
export const row = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space1,
    padding: `${vars.space3} 0`,
    borderBottom: `1px solid ${vars.hairline}`,
    overflowWrap: 'anywhere',
    selectors: { '&:last-child': { borderBottom: 0 } },
  },
]);
/** At the foot of a recipe, however long its neighbour is. */
export const foot = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space2,
    marginTop: 'auto',
  },
]);
export const body = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space4 },
]);
export const left = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space2, listStyle: 'none' },
]);
