import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

/** A list with what stands below it. */
export const listed = style([
  reset.box,
  reset.ring,
  { display: 'flex', flexDirection: 'column', gap: vars.space4 },
]);
