import { style, styleVariants } from '@vanilla-extract/css';
import { FROM_THE_RIGHT, reset, vars, whenNarrow } from '#theme';
import type { WeekKind } from './week-schedule';

/** What is sent to many is a square, all else is a circle; so kinds differ by more than their colour. */
const KINDS: Readonly<
  Record<WeekKind, { readonly color: string; readonly corner: string | number }>
> = {
  daily: { color: vars.warningText, corner: vars.radiusFull },
  material: { color: vars.accent, corner: vars.radiusFull },
  news: { color: vars.info, corner: vars.radiusFull },
  countdown: { color: vars.text2, corner: vars.radiusFull },
  reminder: { color: vars.muted, corner: vars.radiusFull },
  batch: { color: vars.accent, corner: 2 },
  rss: { color: vars.info, corner: 2 },
};
/** The size of a mark and of one that counts several schedules, in px. */
const MARK = 9;
const COUNTED = 17;
/** The column of the days. */
const DAY_COLUMN = 104;
const NARROW_DAY_COLUMN = 64;
const over = { selectors: { '&[data-over]': { opacity: 0.45 } } };

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
export const dot = styleVariants(KINDS, ({ color, corner }) => [
  reset.box,
  {
    flex: 'none',
    display: 'inline-block',
    width: MARK,
    height: MARK,
    borderRadius: corner,
    background: color,
    ...over,
  },
]);
const collides = { outline: `2px solid ${vars.warning}`, outlineOffset: 2 };
export const ring = style([
  reset.box,
  {
    width: MARK,
    height: MARK,
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
    minHeight: 32,
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
export const mark = styleVariants(KINDS, ({ color, corner }) => [
  placed,
  { width: MARK, height: MARK, borderRadius: corner, background: color, ...over },
]);
export const counted = styleVariants(KINDS, ({ color, corner }) => [
  placed,
  {
    display: 'grid',
    placeItems: 'center',
    minWidth: COUNTED,
    height: COUNTED,
    paddingInline: 4,
    zIndex: 1,
    borderRadius: corner,
    background: color,
    color: vars.raised,
    fontSize: 11,
    lineHeight: 1,
    fontWeight: vars.weightStrong,
    fontVariantNumeric: 'tabular-nums',
    // The number stays readable.
    selectors: {
      '&[data-over]': {
        color: vars.muted,
        background: vars.raised,
        boxShadow: `inset 0 0 0 1px ${vars.lineControl}`,
      },
    },
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
