import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const told = style([
  reset.box,
  { display: 'flex', alignItems: 'center', gap: vars.space2, minWidth: 0 },
]);
