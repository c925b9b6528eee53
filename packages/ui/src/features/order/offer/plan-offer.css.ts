import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export { name, plans, price } from '../plans/plan-picker.css';

/** A plan to read, with room for its four lines before they are known. */
export const plan = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    listStyle: 'none',
    minHeight: 130,
    padding: vars.space4,
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusMd,
    background: vars.surface,
    ...whenNarrow({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'baseline',
      minHeight: 74,
      padding: vars.space3,
    }),
  },
]);
