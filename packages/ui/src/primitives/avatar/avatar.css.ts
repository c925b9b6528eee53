import { style, styleVariants } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const avatar = style([
  reset.box,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    fontWeight: vars.weightStrong,
    lineHeight: 1,
  },
]);
export const size = styleVariants({
  sm: { width: 24, height: 24, borderRadius: 6, fontSize: vars.textXs },
  md: { width: 32, height: 32, borderRadius: 8, fontSize: vars.textSm },
  lg: { width: 56, height: 56, borderRadius: 12, fontSize: vars.textLg },
});
export const tone = styleVariants({
  accent: { background: vars.accent, color: vars.onAccent },
  neutral: { background: vars.pressed, color: vars.text2 },
});
export const picture = style([reset.box, { width: '100%', height: '100%', objectFit: 'cover' }]);
