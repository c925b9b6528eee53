import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const brand = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space2,
    height: 32,
    padding: '0 8px',
    fontSize: vars.textMd,
    lineHeight: vars.lineMd,
    fontWeight: vars.weightStrong,
    color: vars.text,
  },
]);
export const mark = style([reset.drawing, { flex: 'none', color: vars.accent }]);
