import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '#theme';
import type { WeekKind } from './week-schedule';

/** The size of a mark, in px. */
const MARK = 10;

interface KindLook {
  readonly color: string;
  readonly shape: StyleRule;
}

/**
 * A shape for each kind, so that nobody needs its colour, and a colour that is neither light nor dark, so that it stands
 * out by at least 3:1 in both schemes.
 */
export const KINDS: Readonly<Record<WeekKind, KindLook>> = {
  daily: { color: '#b8761a', shape: { borderRadius: vars.radiusFull } },
  material: { color: '#16896f', shape: { borderRadius: 2 } },
  news: { color: '#3d7dd8', shape: { clipPath: 'polygon(50% 0, 100% 94%, 0 94%)' } },
  countdown: { color: '#8c68d6', shape: { clipPath: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)' } },
  reminder: {
    color: '#cb4d72',
    shape: { borderRadius: vars.radiusFull, background: 'none', border: '3px solid currentColor' },
  },
  batch: {
    color: '#6f7d87',
    shape: {
      clipPath:
        'polygon(33% 0, 67% 0, 67% 33%, 100% 33%, 100% 67%, 67% 67%, 67% 100%, 33% 100%, 33% 67%, 0 67%, 0 33%, 33% 33%)',
    },
  },
  rss: { color: '#128ba5', shape: { clipPath: 'polygon(0 6%, 100% 6%, 50% 100%)' } },
};
/** What has been. */
export const over = { selectors: { '&[data-over]': { opacity: 0.55 } } };
/** The shape is one of its own, so that the ring of a collision is not clipped with it. */
export const shaped = ({ color, shape }: KindLook): StyleRule => ({
  width: MARK,
  height: MARK,
  color,
  '::before': {
    content: '""',
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    background: 'currentColor',
    forcedColorAdjust: 'none',
    ...shape,
  },
  ...over,
});
