import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow, whenTight } from '#theme';

export const tags = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space1 },
]);
export const more = style([
  reset.box,
  { color: vars.muted, fontSize: vars.textXs, lineHeight: vars.lineXs },
]);
/** A card leaves the line to the name; the plane says it. */
export const say = style([reset.box, whenNarrow({ display: 'none' })]);
export const name = style([
  reset.pressable,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space3,
    maxWidth: '100%',
    minWidth: 0,
    minHeight: 36,
    borderRadius: vars.radiusSm,
    color: vars.text,
    textAlign: 'start',
    ...whenNarrow({ minHeight: vars.controlTouch }),
    selectors: { '&:where(:hover)': { color: vars.accentText } },
  },
]);

export const named = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0 },
]);
/** Two lines hold what a group is called; the rest is in the tooltip. */
export const label = style([
  reset.box,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflowWrap: 'anywhere',
    fontWeight: vars.weightMedium,
  },
]);
/** Below the name, beside the picture. */
export const stacked = style([
  reset.box,
  {
    display: 'none',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space2,
    paddingInlineStart: 44,
    color: vars.muted,
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    fontWeight: vars.weightRegular,
    overflowWrap: 'anywhere',
    ...whenTight({ display: 'flex' }),
  },
]);

/** What is seen of a name, and what a screen reader says instead. */
export const seen = style({ display: 'contents' });
export const said = reset.visuallyHidden;
