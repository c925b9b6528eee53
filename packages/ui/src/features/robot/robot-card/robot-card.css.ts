import { style, styleVariants } from '@vanilla-extract/css';
import { CONTAINER, reset, vars } from '#theme';

export const card = style([
  reset.pressable,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    flex: 'none',
    width: '100%',
    minHeight: 48,
    padding: '8px 10px',
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusMd,
    background: vars.raised,
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
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.muted,
  },
]);
export const waiting = style([
  line,
  { fontSize: vars.textXs, lineHeight: vars.lineXs, color: vars.warningText },
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

/** What is saved and what the robot runs, with an action at the end. */
export const versions = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space2 },
]);
export const versionText = style([reset.box, { flex: 1, minWidth: 160 }]);
