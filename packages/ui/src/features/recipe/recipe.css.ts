import { style } from '@vanilla-extract/css';
import { CONTAINER, reset, vars, whenNarrow } from '#theme';

/** Two recipes side by side where there is room. */
export const list = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space4,
    listStyle: 'none',
    '@container': {
      [`${CONTAINER} (max-width: 900px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
]);
export const recipe = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space3,
    minWidth: 0,
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
