import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';
import { facet } from './material-picker/material-picker.css';

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

export const tag = style([
  facet,
  { selectors: { '&:where(:hover:not([data-selected]))': { background: vars.hover } } },
]);
/** Covers its label, so that it receives the clicks and shows the focus ring. */
export const input = style([
  reset.pressable,
  {
    position: 'absolute',
    inset: -1,
    margin: 0,
    appearance: 'none',
    borderRadius: 'inherit',
    background: 'none',
  },
]);
