import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const time = style([
  reset.box,
  { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
]);
export const viewer = style([
  reset.box,
  {
    display: 'block',
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.muted,
    // Longer than the time, and than a narrow column.
    whiteSpace: 'normal',
  },
]);
