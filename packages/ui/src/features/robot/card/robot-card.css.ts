import { style, styleVariants } from '@vanilla-extract/css';
import { CONTAINER, reset, vars, whenNarrow } from '#theme';

export const card = style([
  reset.box,
  {
    flex: 'none',
    width: '100%',
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusMd,
    background: vars.raised,
  },
]);

export const face = style([
  reset.pressable,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: 48,
    padding: '8px 10px',
    borderRadius: vars.radiusMd,
    textAlign: 'start',
    selectors: { '&:hover': { background: vars.hover } },
    '@container': { [`${CONTAINER} (max-width: 991px)`]: { minHeight: 56 } },
  },
]);

export const text = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 },
]);

const line = style([
  reset.box,
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);
export const name = style([line, { fontWeight: vars.weightStrong, color: vars.text }]);
export const state = style([
  line,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    // What is laid out beside the dot gets no ellipsis.
    whiteSpace: 'normal',
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.muted,
  },
]);
export const waiting = style([
  line,
  { fontSize: vars.textXs, lineHeight: vars.lineXs, color: vars.warningText },
]);
export const version = style([
  line,
  { fontSize: vars.textXs, lineHeight: vars.lineXs, color: vars.muted },
]);
export const chevron = style({ display: 'flex', flex: 'none', color: vars.muted });

const dotBase = style([
  reset.box,
  { flex: 'none', width: 8, height: 8, borderRadius: vars.radiusFull },
]);
export const dot = styleVariants({
  good: [dotBase, { background: vars.success }],
  lost: [dotBase, { background: vars.danger }],
  off: [dotBase, { background: vars.lineControl }],
});

/** The login code under the card. */
export const scan = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space1,
    padding: `${vars.space1} ${vars.space2} ${vars.space2}`,
    textAlign: 'center',
  },
]);

/** In a bar: as large as its icon buttons. */
export const brief = style([
  reset.pressable,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: vars.control,
    height: vars.control,
    borderRadius: vars.radiusSm,
    selectors: { '&:hover': { background: vars.hover } },
    ...whenNarrow({ width: vars.controlTouch, height: vars.controlTouch }),
  },
]);
export const briefFace = style([reset.box, { position: 'relative', display: 'flex' }]);
const briefDotBase = style([
  dotBase,
  {
    position: 'absolute',
    insetInlineEnd: -3,
    bottom: -3,
    boxShadow: `0 0 0 2px ${vars.surface}`,
  },
]);
export const briefDot = styleVariants({
  good: [briefDotBase, { background: vars.success }],
  lost: [briefDotBase, { background: vars.danger }],
  off: [briefDotBase, { background: vars.lineControl }],
});

/** What is saved and what the robot runs, with an action at the end. */
export const versions = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space2 },
]);
export const versionText = style([reset.box, { flex: 1, minWidth: 160 }]);
