import { style, styleVariants } from '@vanilla-extract/css';
import { FROM_THE_RIGHT, reset, vars, whenNarrow } from '#theme';
import { KINDS, over, shaped } from './week-shapes';

/** The size of the ring of a collision and of a mark that counts several schedules, in px. */
const RING = 10;
const COUNTED = 16;
/** The column of the days. */
const DAY_COLUMN = 104;
const NARROW_DAY_COLUMN = 64;
export const parts = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space3 },
]);
export const picker = style([
  reset.box,
  { display: 'flex', alignItems: 'center', gap: vars.space1, flexWrap: 'wrap' },
]);

export const legend = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', columnGap: vars.space4, rowGap: vars.space1 },
]);
export const key = style([reset.box, { display: 'flex', alignItems: 'center', gap: 6 }]);
export const dot = styleVariants(KINDS, (kind) => [
  reset.box,
  { flex: 'none', display: 'inline-block' },
  shaped(kind),
]);
const collides = { outline: `2px solid ${vars.warning}`, outlineOffset: 2 };
export const ring = style([
  reset.box,
  {
    width: RING,
    height: RING,
    borderRadius: vars.radiusFull,
    boxShadow: `inset 0 0 0 2px ${vars.warning}`,
  },
]);

export const chart = style([reset.box, { position: 'relative' }]);
export const scale = style([
  reset.box,
  {
    position: 'relative',
    height: 20,
    marginInlineStart: DAY_COLUMN,
    marginInlineEnd: vars.space4,
    ...whenNarrow({ marginInlineStart: NARROW_DAY_COLUMN }),
  },
]);
export const hour = style([
  reset.box,
  {
    position: 'absolute',
    transform: 'translateX(-50%)',
    selectors: { [FROM_THE_RIGHT]: { transform: 'translateX(50%)' } },
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.muted,
    fontVariantNumeric: 'tabular-nums',
    // Every second label has room on a phone.
    ...whenNarrow({ selectors: { '&:nth-child(even)': { visibility: 'hidden' } } }),
  },
]);
export const day = style([
  reset.box,
  {
    borderTop: `1px solid ${vars.hairline}`,
  },
]);
export const dayButton = style([
  reset.pressable,
  {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: 22,
    textAlign: 'start',
    borderRadius: vars.radiusXs,
    selectors: {
      '&:hover': { background: vars.hover },
      [`${day}[data-today] &`]: { background: vars.accentSoft },
    },
    ...whenNarrow({ minHeight: vars.controlTouch }),
  },
]);
export const dayName = style([
  reset.box,
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space2,
    width: DAY_COLUMN,
    paddingInlineStart: vars.space2,
    ...whenNarrow({ width: NARROW_DAY_COLUMN, flexDirection: 'column', gap: 0 }),
  },
]);
export const hiddenCount = reset.visuallyHidden;
export const track = style([
  reset.box,
  { flex: 1, position: 'relative', marginInlineEnd: vars.space4 },
]);
export const line = style([
  reset.box,
  { position: 'absolute', insetBlock: 0, width: 1, background: vars.hairline },
]);

const placed = style([
  reset.box,
  {
    position: 'absolute',
    transform: 'translate(-50%, -50%)',
    // A press by thumb is meant for the whole day.
    '@media': { '(pointer: coarse)': { pointerEvents: 'none' } },
    selectors: {
      '&[data-collides]': collides,
      [FROM_THE_RIGHT]: { transform: 'translate(50%, -50%)' },
    },
  },
]);
export const mark = styleVariants(KINDS, (kind) => [placed, shaped(kind)]);
/** Several of a kind at once: their number, in a frame of its colour. */
export const counted = styleVariants(KINDS, ({ color }) => [
  placed,
  {
    display: 'grid',
    placeItems: 'center',
    minWidth: COUNTED,
    height: COUNTED,
    paddingInline: 3,
    zIndex: 1,
    borderRadius: vars.radiusFull,
    border: `2px solid ${color}`,
    background: vars.raised,
    color: vars.text,
    fontSize: 11,
    lineHeight: 1,
    fontWeight: vars.weightStrong,
    fontVariantNumeric: 'tabular-nums',
    // The number stays readable.
    selectors: { '&[data-over]': { color: vars.muted, borderColor: vars.lineControl } },
  },
]);
export const band = styleVariants(KINDS, ({ color }) => [
  reset.box,
  { position: 'absolute', height: 4, borderRadius: 2, background: color, ...over },
]);
export const now = style([
  reset.box,
  {
    position: 'absolute',
    insetBlock: 0,
    width: 2,
    marginInlineStart: -1,
    background: vars.accentText,
    '::before': {
      content: '""',
      position: 'absolute',
      top: -2,
      insetInlineStart: -2,
      width: 6,
      height: 6,
      borderRadius: vars.radiusFull,
      background: vars.accentText,
    },
  },
]);

export const runs = style([
  reset.box,
  {
    maxHeight: 320,
    overflowY: 'auto',
    paddingBlock: vars.space1,
    marginInlineStart: DAY_COLUMN,
    ...whenNarrow({ marginInlineStart: 0 }),
  },
]);
export const list = reset.box;
export const past = style([reset.box, { padding: vars.space2 }]);
export const run = style([
  reset.pressable,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space3,
    width: '100%',
    minHeight: 36,
    padding: `2px ${vars.space2}`,
    textAlign: 'start',
    borderRadius: vars.radiusSm,
    selectors: { '&[data-hovered]': { background: vars.hover } },
    ...whenNarrow({ minHeight: vars.controlTouch }),
  },
]);
export const what = style([
  reset.box,
  {
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space2,
  },
]);
export const warning = style([
  reset.box,
  { fontSize: vars.textXs, lineHeight: vars.lineXs, color: vars.warningText },
]);
export const arrow = style({ flex: 'none', color: vars.muted });
export const nothing = style([
  reset.box,
  {
    padding: vars.space2,
    color: vars.muted,
  },
]);
