import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const browser = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: '220px minmax(0, 1fr)',
    gap: vars.space6,
    alignItems: 'start',
    ...whenNarrow({ gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space4 }),
  },
]);
export const list = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    // Space for the focus ring.
    padding: 3,
    listStyle: 'none',
    ...whenNarrow({ maxHeight: 220, overflowY: 'auto' }),
  },
]);
export const revision = style([
  reset.pressable,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    width: '100%',
    padding: '8px 12px',
    borderRadius: vars.radiusSm,
    textAlign: 'start',
    selectors: {
      '&:where([data-hovered])': { background: vars.hover },
      '&:where([data-selected])': { background: vars.accentSoft, color: vars.onAccentSoft },
    },
  },
]);
export const revisionHead = style([
  reset.box,
  { display: 'flex', alignItems: 'center', gap: vars.space2, fontWeight: vars.weightMedium },
]);
export const time = style([
  reset.box,
  { fontSize: vars.textXs, lineHeight: vars.lineXs, color: vars.text2 },
]);
export const detail = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space4, minWidth: 0 },
]);
