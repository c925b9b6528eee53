import { globalStyle, style } from '@vanilla-extract/css';
import { forcedEdge, layerZoom, reset, vars, whenNarrow } from '#theme';
import * as field from '../field/field.css';

export const popover = style([
  reset.box,
  {
    ...forcedEdge,
    position: 'absolute',
    // Above the backdrop of a dialog, which is in the same layer.
    zIndex: 2,
    minWidth: 'min(240px, calc(100vw - 16px))',
    maxWidth: 'calc(100vw - 16px)',
    overflow: 'hidden',
    background: vars.overlay,
    color: vars.text,
    borderRadius: vars.radiusMd,
    boxShadow: vars.shadow2,
  },
]);
globalStyle(`${popover} > *`, layerZoom);
// Eight and a half rows, which hints that there are more.
export const list = style([
  reset.box,
  {
    maxHeight: 314,
    padding: vars.space1,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    userSelect: 'none',
  },
]);
export const whole = style([reset.box, { position: 'relative', overflow: 'hidden' }]);
export const drawn = style([reset.box, { position: 'absolute', insetInline: 0, top: 0 }]);

/** A row: a checkbox in a multi-select, the name, and its hint at the end. */
export const option = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space2,
    height: 36,
    padding: '0 8px',
    borderRadius: vars.radiusSm,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    ...whenNarrow({ height: 44 }),
    // A floating list is outside our query containers.
    '@media': { '(pointer: coarse)': { height: 44 } },
    selectors: {
      '&:where(:hover)': { background: vars.hover },
      '&:where([data-active])': {
        background: vars.hover,
        boxShadow: `inset 0 0 0 2px ${vars.focus}`,
      },
      '&:where([aria-disabled="true"])': { color: vars.muted, cursor: 'not-allowed' },
    },
  },
]);
export const single = style({
  selectors: {
    '&:where([aria-selected="true"])': { color: vars.accentText, fontWeight: vars.weightStrong },
  },
});
/** The checkbox is drawn without extra elements, to keep the rows light. */
export const ticked = style({
  '::before': {
    content: '',
    flex: 'none',
    width: 16,
    height: 16,
    boxSizing: 'border-box',
    border: `1px solid ${vars.lineControl}`,
    borderRadius: vars.radiusXs,
    background: vars.raised,
  },
  '::after': {
    content: '',
    position: 'absolute',
    display: 'none',
    width: 4,
    height: 8,
    marginInlineStart: 6,
    marginTop: -2,
    borderInlineEnd: `2px solid ${vars.onAccent}`,
    borderBottom: `2px solid ${vars.onAccent}`,
    transform: 'rotate(45deg)',
  },
  selectors: {
    '&[aria-selected="true"]::before': { background: vars.accent, borderColor: vars.accent },
    '&[aria-selected="true"]::after': { display: 'block' },
    '&[aria-disabled="true"]::before': { background: vars.sunken, borderColor: vars.hairline },
  },
});
export const name = style([
  reset.box,
  { flex: '0 1 auto', overflow: 'hidden', textOverflow: 'ellipsis' },
]);
export const hint = style([
  reset.box,
  {
    flex: '1 1 0',
    minWidth: '30%',
    textAlign: 'end',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: vars.textXs,
    color: vars.muted,
  },
]);
/** A row above the list that performs an action instead of being an option. */
export const lead = style([
  option,
  {
    position: 'sticky',
    top: -4,
    zIndex: 1,
    background: vars.overlay,
    color: vars.accentText,
    fontWeight: vars.weightMedium,
  },
]);
export const note = style([
  reset.box,
  { padding: '8px', color: vars.muted, overflowWrap: 'anywhere' },
]);
/** Shown above the rows, since the list covers the area below the field. */
export const popoverNotice = style([
  reset.box,
  { padding: '8px 12px', borderBottom: `1px solid ${vars.hairline}` },
]);

export const frame = style([
  field.frame,
  {
    position: 'relative',
    flexWrap: 'wrap',
    gap: vars.space1,
    paddingBlock: '3px',
    paddingInline: '10px 32px',
    cursor: 'text',
    ...whenNarrow({ gap: vars.space2 }),
    selectors: {
      '&:where(:hover)': { borderColor: vars.text2 },
      '&:where(:focus-within)': { borderColor: vars.accent, outline: `2px solid ${vars.focus}` },
      '&:where([data-disabled])': { cursor: 'not-allowed' },
    },
  },
]);
export const input = style([
  field.input,
  {
    flex: '1 1 64px',
    alignSelf: 'center',
    height: 24,
    ...whenNarrow({ height: 32 }),
    selectors: { '&:where(:disabled)': { cursor: 'not-allowed' } },
  },
]);
// Absolutely positioned: chips that fill a line would push it onto the next.
export const icon = style({
  position: 'absolute',
  insetInlineEnd: 10,
  top: 'calc(50% - 8px)',
  color: vars.muted,
  pointerEvents: 'none',
});
/** A live region has to exist before its text changes; while empty it takes up neither space nor gap. */
export const noticePlace = style([
  reset.box,
  { selectors: { '&:where(:empty)': { position: 'absolute' } } },
]);
export const notice = style([
  reset.box,
  {
    display: 'flex',
    gap: 4,
    alignItems: 'flex-start',
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.warningText,
    overflowWrap: 'anywhere',
  },
]);
export const noticeIcon = style({ flex: 'none', marginTop: 2 });
export const count = style([
  reset.box,
  {
    marginInlineStart: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    height: 22,
    fontSize: vars.textXs,
    color: vars.muted,
    fontVariantNumeric: 'tabular-nums',
    // The room of its button, apart from the frame below.
    ...whenNarrow({ height: vars.controlTouch, marginBlockEnd: 2 }),
  },
]);
