import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const thumb = style([
  reset.box,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 40,
    height: 32,
    overflow: 'hidden',
    borderRadius: vars.radiusXs,
    background: vars.sunken,
    color: vars.muted,
  },
]);

/** Two lines at most. */
export const name = style([
  reset.box,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflowWrap: 'anywhere',
  },
]);
