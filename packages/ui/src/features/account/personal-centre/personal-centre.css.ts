import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const facts = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    gap: '10px 16px',
    ...whenNarrow({ gridTemplateColumns: '72px minmax(0, 1fr)' }),
  },
]);
export const name = style([reset.box, { color: vars.muted }]);
export const value = style([reset.box, { overflowWrap: 'anywhere' }]);
/** A value with its action. */
export const fact = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space2 },
]);
