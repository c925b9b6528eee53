import { reset, vars } from '@chatdeck/ui/theme';
import { style } from '@vanilla-extract/css';

export const note = style([
  reset.box,
  { padding: '8px 12px', fontSize: vars.textSm, lineHeight: vars.lineSm, color: vars.muted },
]);

export const list = style([reset.box, { display: 'grid', gap: vars.space1, listStyle: 'none' }]);

export const hit = style([
  reset.pressable,
  {
    display: 'grid',
    gap: 2,
    padding: '8px 12px',
    borderRadius: vars.radiusSm,
    color: vars.text,
    textAlign: 'start',
    selectors: { '&:hover': { background: vars.hover } },
  },
]);

export const heading = style([
  reset.box,
  { fontSize: vars.textSm, lineHeight: vars.lineSm, fontWeight: vars.weightStrong },
]);

const small = { fontSize: vars.textXs, lineHeight: vars.lineXs, color: vars.muted } as const;

export const page = style([reset.box, small]);

/** Two lines are enough to recognise a part. */
export const excerpt = style([
  reset.box,
  {
    ...small,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
]);
