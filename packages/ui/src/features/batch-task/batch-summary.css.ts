import { style } from '@vanilla-extract/css';
import { CONTAINER, reset, vars } from '#theme';

/** When, what and to whom: beside each other where there is room, so that a task is one line to compare. */
export const columns = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space1,
    '@container': {
      [`${CONTAINER} (min-width: 1100px)`]: {
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 5fr)',
        alignItems: 'start',
        columnGap: vars.space5,
      },
    },
  },
]);
export const column = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space1, minWidth: 0 },
]);
