import { style } from '@vanilla-extract/css';
import { CONTAINER, reset, vars, whenWide } from '#theme';

/** Where a section has room for its name at the left of its fields, as the settings of the robot have. */
const ROOMY = `${CONTAINER} ((min-width: 960px) and (max-width: 1179px)) or (min-width: 1400px)`;

export const page = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"status" "fields" "beside"',
    alignItems: 'start',
    gap: vars.space4,
    ...whenWide({
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"fields status" "fields beside"',
      columnGap: vars.space6,
    }),
  },
]);
const column = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space4, minWidth: 0 },
]);
export const status = style([column, { gridArea: 'status' }]);
export const fields = style([column, { gridArea: 'fields' }]);
export const fieldset = style([column]);
export const beside = style([
  column,
  {
    gridArea: 'beside',
    ...whenWide({ position: 'sticky', top: vars.space6 }),
  },
]);

export const section = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space4,
    '@container': {
      [ROOMY]: { gridTemplateColumns: '152px minmax(0, 1fr)', gap: vars.space6 },
    },
  },
]);
export const sectionText = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space1 },
]);

export const needs = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space3, listStyle: 'none' },
]);
export const need = style([
  reset.box,
  { display: 'flex', alignItems: 'flex-start', gap: vars.space2, minHeight: 22 },
]);
export const needText = style([
  reset.box,
  { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
]);
const mark = style([reset.box, { flex: 'none', marginTop: 3 }]);
export const met = style([mark, { color: vars.successText }]);
export const unmet = style([mark, { color: vars.warningText }]);
export const unknown = style([mark, { color: vars.muted }]);

export const facts = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space3 },
]);
