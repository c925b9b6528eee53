import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const places = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    gap: vars.space3,
    listStyle: 'none',
  },
]);
export const place = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    padding: vars.space3,
    borderRadius: vars.radiusSm,
    background: vars.surface,
  },
]);
