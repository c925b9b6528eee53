import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const track = style([
  reset.box,
  {
    width: '100%',
    height: 8,
    borderRadius: vars.radiusFull,
    background: vars.sunken,
    overflow: 'hidden',
  },
]);
export const bar = style([
  reset.box,
  {
    height: '100%',
    borderRadius: vars.radiusFull,
    background: vars.accent,
    selectors: { '&[data-almost-full]': { background: vars.warning } },
  },
]);
export const amounts = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space1} ${vars.space4}`,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const file = style([reset.box, { overflowWrap: 'anywhere' }]);
