import { style } from '@vanilla-extract/css';
import { reset, vars, whenWide } from '#theme';

/** A list with what to do about it beside it; below it where space is tight. */
export const layout = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space4,
    ...whenWide({ gridTemplateColumns: 'minmax(0, 1fr) 300px', columnGap: vars.space6 }),
  },
]);
/** A short form, no wider than a column of fields reads well, with it. */
export const formLayout = style([
  layout,
  { ...whenWide({ gridTemplateColumns: 'minmax(0, 480px) 300px' }) },
]);
export const main = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space4, minWidth: 0 },
]);
export const steps = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space3, listStyle: 'none' },
]);
export const step = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
]);
