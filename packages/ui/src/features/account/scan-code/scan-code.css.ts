import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const body = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: vars.space3 },
]);
/** White in both schemes: many phones cannot read a light code on a dark background. */
export const qr = style([
  reset.box,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 208,
    height: 208,
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusMd,
    background: '#ffffff',
    overflow: 'hidden',
    selectors: { '&[data-empty]': { background: vars.sunken, color: vars.muted } },
  },
]);
export const picture = style([
  reset.box,
  {
    width: '100%',
    height: '100%',
    selectors: { '[data-faded] > &': { opacity: 0.12 } },
  },
]);
export const sign = style([
  reset.box,
  {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    borderRadius: vars.radiusFull,
    background: vars.raised,
    color: vars.text2,
    boxShadow: vars.shadow1,
    selectors: { '&[data-good]': { background: vars.successSoft, color: vars.successText } },
  },
]);
export const track = style([
  reset.box,
  {
    width: 208,
    height: 4,
    borderRadius: vars.radiusFull,
    background: vars.sunken,
    overflow: 'hidden',
  },
]);
export const bar = style([
  reset.box,
  { height: '100%', borderRadius: vars.radiusFull, background: vars.accent },
]);
export const text = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space2,
    minHeight: 22,
    textAlign: 'center',
  },
]);
export const sandbox = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space2,
    ...whenNarrow({ alignItems: 'center' }),
  },
]);
export const link = style([
  reset.pressable,
  {
    color: vars.accentText,
    textDecoration: 'underline',
    borderRadius: vars.radiusXs,
    ...whenNarrow({ display: 'inline-flex', alignItems: 'center', minHeight: vars.controlTouch }),
  },
]);
