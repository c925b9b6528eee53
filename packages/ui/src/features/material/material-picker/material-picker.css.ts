import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const small = { fontSize: vars.textXs, lineHeight: vars.lineXs } as const;

export const searchRow = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space2 },
]);
export const overLimit = style([reset.box, { color: vars.dangerText }]);

export const group = style([reset.box, { display: 'flex', flexDirection: 'column' }]);
export const option = style([
  reset.choice,
  reset.pressable,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space3,
    minHeight: 56,
    padding: '7px 12px',
    borderBottom: `1px solid ${vars.hairline}`,
    selectors: {
      '&:where(:first-child)': { borderRadius: '9px 9px 0 0' },
      '&:where(:last-child)': { borderBottom: 0, borderRadius: '0 0 9px 9px' },
      '&:where([data-hovered])': { background: vars.hover },
      '&:where([data-selected])': { background: vars.accentSoft, color: vars.onAccentSoft },
      '&:where([data-disabled])': { color: vars.muted, cursor: 'not-allowed' },
      '&:where([data-focus-visible])': { outlineOffset: -2 },
    },
  },
]);
const mark = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 20,
  height: 20,
  border: `1px solid ${vars.lineControl}`,
  background: vars.raised,
  color: vars.onAccent,
  fontSize: vars.textXs,
  lineHeight: vars.lineXs,
  fontVariantNumeric: 'tabular-nums',
} as const;
/** Shows the position in the selection. */
export const box = style([
  reset.box,
  {
    ...mark,
    borderRadius: vars.radiusXs,
    selectors: {
      ':where([data-selected]) > &': { background: vars.accent, borderColor: vars.accent },
      ':where([data-disabled]) > &': { background: vars.sunken, borderColor: vars.hairline },
    },
  },
]);
export const dot = style([
  reset.box,
  {
    ...mark,
    borderRadius: 10,
    selectors: {
      ':where([data-selected]) > &': { borderColor: vars.accent, borderWidth: 6 },
      ':where([data-disabled]) > &': { background: vars.sunken, borderColor: vars.hairline },
    },
  },
]);
export const text = style([reset.box, { flex: 1 }]);
export const name = style([
  reset.box,
  {
    display: 'block',
    fontWeight: vars.weightMedium,
    ...oneLine,
    // Long names often differ only at the end.
    selectors: { ':where(li) &': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  },
]);
export const content = style([
  reset.box,
  {
    display: 'block',
    color: vars.muted,
    ...small,
    ...oneLine,
    selectors: { ':where([data-selected]) &': { color: 'inherit' } },
  },
]);

export const chosen = style([
  reset.box,
  { padding: vars.space4, borderRadius: vars.radiusMd, background: vars.sunken },
]);
export const chosenHead = style([
  reset.box,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 28 },
]);
export const count = style([reset.box, { fontWeight: vars.weightStrong }]);
export const nothing = style([reset.box, { marginTop: vars.space2, color: vars.muted, ...small }]);
export const chosenRows = style([reset.box, { display: 'flex', flexDirection: 'column' }]);
export const chosenRow = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space3,
    padding: '8px 0',
    borderBottom: `1px solid ${vars.hairline}`,
    selectors: { '&:where(:last-child)': { borderBottom: 0 } },
  },
]);
export const number = style([
  reset.box,
  {
    flex: 'none',
    minWidth: 16,
    textAlign: 'end',
    color: vars.muted,
    fontVariantNumeric: 'tabular-nums',
  },
]);
