import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const place = style([
  reset.box,
  { position: 'relative', display: 'flex', flexDirection: 'column', gap: vars.space2 },
]);
export const input = style([reset.visuallyHidden, { bottom: 0, left: '50%' }]);
const ringed = {
  ':where(input:focus-visible) ~ &:last-child': {
    outline: `2px solid ${vars.focus}`,
    outlineOffset: 2,
  },
};
export const drop = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space1,
    padding: vars.space4,
    border: `1px dashed ${vars.lineControl}`,
    borderRadius: 8,
    background: vars.sunken,
    color: vars.muted,
    textAlign: 'center',
    cursor: 'pointer',
    ...whenNarrow({ padding: vars.space3 }),
    selectors: {
      ...ringed,
      '&:where(:hover)': { background: vars.hover },
      '&:where([data-over])': {
        borderStyle: 'solid',
        borderColor: vars.accent,
        background: vars.accentSoft,
        color: vars.onAccentSoft,
      },
      '&:where([data-invalid])': { borderColor: vars.danger },
    },
  },
]);
export const tile = style([
  reset.box,
  {
    display: 'flex',
    gap: vars.space3,
    alignItems: 'center',
    padding: 8,
    border: `1px solid ${vars.hairline}`,
    borderRadius: 8,
    background: vars.raised,
    selectors: { ...ringed, '&:where([data-invalid])': { borderColor: vars.danger } },
  },
]);
export const thumb = style([
  reset.box,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 60,
    height: 48,
    borderRadius: 4,
    overflow: 'hidden',
    background: vars.sunken,
    color: vars.muted,
  },
]);
export const text = style([
  reset.box,
  { display: 'flex', flex: 1, flexDirection: 'column', gap: 4 },
]);
export const line = style([
  reset.box,
  { display: 'flex', justifyContent: 'space-between', gap: vars.space2 },
]);
export const name = style([
  reset.box,
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);
export const metric = style([
  reset.box,
  {
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.muted,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const bar = style([
  reset.box,
  { height: 4, borderRadius: 2, background: vars.pressed, overflow: 'hidden' },
]);
export const done = style([
  reset.box,
  {
    height: '100%',
    background: vars.accent,
    transformOrigin: 'left',
    transition: 'transform 150ms',
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  },
]);
export const repair = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space2,
    alignItems: 'center',
    paddingBlock: '8px',
    paddingInline: '12px 8px',
    borderRadius: 8,
    background: vars.sunken,
    color: vars.text2,
    overflowWrap: 'anywhere',
  },
]);
export const repairText = style([reset.box, { flex: '1 1 180px' }]);
