import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

/** The colour of a column ends at the corners of the card. */
export const frame = style([
  reset.box,
  { overflow: 'hidden', borderRadius: `0 0 ${vars.radiusMd} ${vars.radiusMd}` },
]);
export const table = style([
  reset.box,
  { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
]);
const cell = style([
  reset.box,
  {
    padding: '10px 16px',
    borderTop: `1px solid ${vars.hairline}`,
    textAlign: 'start',
    fontWeight: vars.weightRegular,
    overflowWrap: 'anywhere',
    ...whenNarrow({ padding: '10px 12px' }),
  },
]);
export const feature = cell;
export const choice = style([
  cell,
  { width: 120, textAlign: 'center', ...whenNarrow({ width: 76, paddingInline: 4 }) },
]);
/** The column of everything. */
export const member = style([choice, { background: vars.accentSoft }]);
export const mark = style([reset.box, { display: 'grid', placeItems: 'center' }]);
export const head = style({ fontWeight: vars.weightStrong });
export const yes = style({ color: vars.accentText });
export const no = style({ color: vars.muted });
