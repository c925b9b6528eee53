import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

/** Covers the library while files are dragged over the page; its text stays in view on a long page. */
export const overlay = style([
  reset.box,
  {
    position: 'absolute',
    zIndex: 5,
    inset: -8,
    pointerEvents: 'none',
    border: `2px dashed ${vars.accent}`,
    borderRadius: vars.radiusMd,
    background: `color-mix(in srgb, ${vars.accentSoft} 88%, transparent)`,
  },
]);
export const overlayText = style([
  reset.box,
  {
    position: 'sticky',
    top: 240,
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space1,
    width: 'fit-content',
    maxWidth: '90%',
    margin: '96px auto',
    padding: `${vars.space4} ${vars.space6}`,
    borderRadius: vars.radiusMd,
    background: vars.overlay,
    boxShadow: vars.shadow2,
    color: vars.text,
    textAlign: 'center',
  },
]);
export const strong = style([reset.box, { fontWeight: vars.weightStrong }]);
export const hint = style([
  reset.box,
  { fontSize: vars.textXs, lineHeight: vars.lineXs, color: vars.muted },
]);

export const list = style([
  reset.box,
  { display: 'grid', gap: vars.space2, maxHeight: 320, overflowY: 'auto' },
]);
export const row = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: '2px 12px',
    minHeight: 40,
    ...whenNarrow({ gridTemplateColumns: 'auto minmax(0, 1fr) auto' }),
  },
]);
export const icon = style([reset.box, { color: vars.muted }]);
export const text = style([reset.box, { display: 'grid', gap: 2 }]);
export const name = style([
  reset.box,
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);
export const problem = style([hint, { color: vars.dangerText, overflowWrap: 'anywhere' }]);
export const done = style([hint, { color: vars.successText }]);
export const repair = style([reset.box, whenNarrow({ gridColumn: '2 / -1', gridRow: 2 })]);
/** The press area of its label is that of the button it looks like. */
export const input = style([reset.visuallyHidden]);
