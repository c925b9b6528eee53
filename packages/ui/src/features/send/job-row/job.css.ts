import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow, whenTight } from '#theme';

export const jobHead = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: '4px 8px',
    ...whenNarrow({ flexWrap: 'wrap' }),
  },
]);
export const jobProgress = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 12px' },
]);
export const bar = style([
  reset.drawing,
  {
    flex: '1 1 120px',
    maxWidth: 240,
    height: 6,
    borderRadius: vars.radiusFull,
    overflow: 'hidden',
  },
]);
export const barTrack = style({ fill: vars.pressed });
export const barDone = style({ fill: vars.accent });
export const barMissed = style({ fill: vars.danger });

export const content = style([
  reset.box,
  { display: 'flex', alignItems: 'center', gap: vars.space3, minWidth: 0 },
]);
export const thumb = style([
  reset.box,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 40,
    height: 40,
    borderRadius: vars.radiusSm,
    overflow: 'hidden',
    background: vars.sunken,
    color: vars.text2,
  },
]);
export const said = style([reset.box, { minWidth: 0 }]);
export const twoLines = style([
  reset.box,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
]);
export const recipients = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 4, minWidth: 0 },
]);
export const names = style([
  twoLines,
  { fontSize: vars.textXs, lineHeight: vars.lineXs, color: vars.muted },
]);
export const result = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: 6,
    ...whenNarrow({ minWidth: 160, flex: 1 }),
  },
]);
export const badges = style([reset.box, { display: 'flex', flexWrap: 'wrap', gap: 4 }]);
export const actions = style([
  reset.box,
  {
    display: 'inline-flex',
    justifyContent: 'flex-end',
    gap: 8,
    ...whenNarrow({ flexDirection: 'column-reverse', alignItems: 'stretch' }),
  },
]);
/** To whom and when it was sent, where columns for that have no room. */
export const tightLine = style([
  reset.box,
  {
    display: 'none',
    // Under the text, which is beside a picture.
    marginInlineStart: `calc(40px + ${vars.space3})`,
    color: vars.muted,
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    ...whenTight({
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'baseline',
      gap: '2px 8px',
      marginTop: vars.space1,
    }),
  },
]);
export const wholeLine = style({ gridColumn: '1 / -1' });
