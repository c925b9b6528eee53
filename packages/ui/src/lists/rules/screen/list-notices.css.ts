import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

/** The filter at one end, the state of the robot at the other; as high as with a filter when there is none. */
export const status = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space2,
    minHeight: 28,
  },
]);
