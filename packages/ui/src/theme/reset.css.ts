import { style } from '@vanilla-extract/css';
import { vars } from './vars.css';
import './theme.css';

/** A reset is a class on an element of ours; nothing that a host rendered is touched. */
export const box = style({
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  textTransform: 'none',
  textDecoration: 'none',
  listStyle: 'none',
  background: 'none',
  boxShadow: 'none',
  outline: 'none',
});

/** The focus ring: 2 px, 2 px away, for the keyboard only. */
export const ring = style({
  selectors: {
    '&:where([data-focus-visible], :focus-visible)': {
      outline: `2px solid ${vars.focus}`,
      outlineOffset: 2,
    },
  },
});

/** An element that acts on a press. */
export const pressable = style([
  box,
  ring,
  { cursor: 'pointer', userSelect: 'none', WebkitTapHighlightColor: 'transparent' },
]);

/**
 * The words and the drawing of a choice, around a field that is hidden. The field lies inside it, so that the focus
 * scrolls no further than what is seen.
 */
export const choice = style([box, { position: 'relative' }]);

/** Seen by screen readers only. */
export const visuallyHidden = style([
  box,
  {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
]);
