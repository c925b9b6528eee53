import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const count = style([
  reset.box,
  {
    flex: 'none',
    color: vars.muted,
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    fontWeight: vars.weightRegular,
    fontVariantNumeric: 'tabular-nums',
  },
]);
