import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const screen = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space3,
    maxWidth: 440,
    textAlign: 'center',
  },
]);
export const icon = style({ color: vars.muted });
export const detail = style([
  reset.box,
  { fontSize: vars.textXs, lineHeight: vars.lineXs, color: vars.muted, overflowWrap: 'anywhere' },
]);
