import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const facts = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    gap: '10px 16px',
    alignItems: 'center',
    ...whenNarrow({
      gridTemplateColumns: '80px minmax(0, 1fr)',
      columnGap: vars.space3,
      alignItems: 'baseline',
    }),
  },
]);
export const name = style([reset.box, { color: vars.muted }]);
export const value = style([reset.box, { overflowWrap: 'anywhere' }]);
/** A value with its action. */
export const fact = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space2 },
]);
/** A switch beside what it does, which breaks beside it. */
export const switched = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space2,
    minWidth: 0,
    ...whenNarrow({ flexDirection: 'row-reverse', justifyContent: 'space-between' }),
  },
]);
