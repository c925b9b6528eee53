import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css';

const BOX = {
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
} as const satisfies StyleRule;

/** Resets are classes on the elements of who uses them; other elements of a page are never affected. */
export function resetClasses(first: StyleRule) {
  const box = style({ ...first, ...BOX });
  /** The focus ring: 2 px wide, 2 px offset, for keyboard focus only. */
  const ring = style({
    selectors: {
      '&:where([data-focus-visible], :focus-visible)': {
        outline: `2px solid ${vars.focus}`,
        outlineOffset: 2,
      },
    },
  });
  /** An element that acts on a press. */
  const pressable = style([
    box,
    ring,
    { cursor: 'pointer', userSelect: 'none', WebkitTapHighlightColor: 'transparent' },
  ]);
  /**
   * The label and drawing of a choice, around its hidden input. The input is positioned inside it, so that focusing it
   * does not scroll beyond the visible part.
   */
  const choice = style([box, { position: 'relative' }]);
  /** Visible to screen readers only. */
  const visuallyHidden = style([
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
  return { box, ring, pressable, choice, visuallyHidden };
}
