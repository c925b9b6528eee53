import { style } from '@vanilla-extract/css';
import { CONTAINER, reset, vars } from '#theme';

/** The container holds the navigation of the console too. */
const WIDE = `${CONTAINER} (min-width: 1180px)`;

/** A list with what to do about it beside it; below it where space is tight. */
export const layout = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space4,
    '@container': {
      [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', columnGap: vars.space6 },
    },
  },
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
