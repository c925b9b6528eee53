import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

/** White in both schemes: many phones cannot read a light code on a dark background. */
export const qr = style([
  reset.box,
  {
    alignSelf: 'center',
    width: 208,
    height: 208,
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusMd,
    background: '#ffffff',
    overflow: 'hidden',
  },
]);
export const form = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space4 },
]);
export const codes = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space2} ${vars.space4}`,
    padding: vars.space4,
    listStyle: 'none',
    borderRadius: vars.radiusMd,
    background: vars.sunken,
    fontFamily: vars.fontMono,
    ...whenNarrow({ gridTemplateColumns: 'minmax(0, 1fr)' }),
  },
]);
