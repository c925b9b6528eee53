import { style, styleVariants } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

/** A tile of a tint of its own: neither a status nor the accent, and no trademark. */
const tile = style([
  reset.box,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: 28,
    height: 28,
    borderRadius: 7,
    color: vars.text,
    fontSize: vars.textXs,
    fontWeight: vars.weightStrong,
    lineHeight: 1,
  },
]);
const TINTS = {
  violet: '#7a5cc8',
  blue: '#2f74d0',
  amber: '#b9801a',
  rose: '#c25b7a',
  green: '#3f8f4f',
  cyan: '#1d8aa3',
  slate: '#6b7a86',
};
export const mark = styleVariants(TINTS, (tint) => [
  tile,
  { background: `color-mix(in srgb, ${tint} 24%, ${vars.raised})` },
]);

export const choice = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: 6, maxWidth: 640 },
]);
export const label = style([
  reset.box,
  { fontWeight: vars.weightStrong, lineHeight: '22px', color: vars.text },
]);

/** The chosen provider: what it needs stands in its own card. */
export const panel = style([
  reset.box,
  {
    gridColumn: '1 / -1',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space4,
    padding: vars.space4,
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusMd,
    background: vars.surface,
  },
]);
export const head = style([
  reset.box,
  { display: 'flex', alignItems: 'center', gap: vars.space2, minWidth: 0 },
]);
export const name = style([reset.box, { fontWeight: vars.weightStrong, color: vars.text }]);
