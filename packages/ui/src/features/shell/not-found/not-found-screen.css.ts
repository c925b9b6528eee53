import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const screen = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space3,
    margin: `${vars.space6} auto`,
    textAlign: 'center',
  },
]);
export const code = style([
  reset.box,
  {
    fontSize: 64,
    lineHeight: '72px',
    fontWeight: vars.weightStrong,
    fontVariantNumeric: 'tabular-nums',
    color: vars.accentText,
  },
]);
