import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

/** The handle of a row; a finger on it drags instead of scrolling. */
export const handle = style([
  reset.pressable,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 28,
    height: 32,
    // Larger than the line of text that it stands in.
    marginBlock: -5,
    borderRadius: vars.radiusSm,
    color: vars.muted,
    cursor: 'grab',
    touchAction: 'none',
    selectors: {
      '&:where(:hover)': { background: vars.hover, color: vars.text },
      '&:where([aria-pressed=true])': { background: vars.accent, color: vars.onAccent },
      '&:where(:focus-visible)': { outlineOffset: 0 },
    },
    ...whenNarrow({ width: 44, height: 44, marginBlock: '-11px 0', marginInline: '-4px 0' }),
  },
]);
/** A list while one of its rows is dragged: the others slide out of its way. */
export const dragging = style({ cursor: 'grabbing', userSelect: 'none' });
/** The dragged row. */
export const dragged = style({});
/** A row of a list whose rows can be moved. */
export const movable = style({
  selectors: {
    [`${dragging} &`]: {
      background: vars.raised,
      '@media': {
        '(prefers-reduced-motion: no-preference)': { transition: 'transform 140ms ease' },
      },
    },
    [`${dragging} &${dragged}`]: {
      position: 'relative',
      zIndex: 1,
      boxShadow: vars.shadow2,
      transition: 'none',
    },
  },
});
export const hint = reset.visuallyHidden;
