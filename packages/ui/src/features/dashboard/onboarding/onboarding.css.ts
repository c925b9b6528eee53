import { style } from '@vanilla-extract/css';
import { CONTAINER, reset, vars } from '#theme';

export const steps = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: vars.space6,
    '@container': {
      [`${CONTAINER} (max-width: 980px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
]);
export const step = style([reset.box, { display: 'flex', gap: vars.space3 }]);
export const number = style([
  reset.box,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    borderRadius: vars.radiusFull,
    background: vars.accent,
    color: vars.onAccent,
    fontSize: vars.textXs,
    fontWeight: vars.weightStrong,
    selectors: { '&[data-done]': { background: vars.accentSoft, color: vars.onAccentSoft } },
  },
]);
export const content = style([
  reset.box,
  { flex: 1, display: 'flex', flexDirection: 'column', gap: vars.space3 },
]);
