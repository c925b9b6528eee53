import { style, styleVariants } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const text = style([reset.box, { overflowWrap: 'anywhere' }]);
export const clip = style([
  reset.box,
  { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);
export const tabular = style({ fontVariantNumeric: 'tabular-nums' });

export const size = styleVariants({
  xs: { fontSize: vars.textXs, lineHeight: vars.lineXs },
  sm: { fontSize: vars.textSm, lineHeight: vars.lineSm },
  md: { fontSize: vars.textMd, lineHeight: vars.lineMd },
  lg: { fontSize: vars.textLg, lineHeight: vars.lineLg },
  xl: { fontSize: vars.textXl, lineHeight: vars.lineXl },
});
export const tone = styleVariants({
  text: { color: vars.text },
  second: { color: vars.text2 },
  muted: { color: vars.muted },
  danger: { color: vars.dangerText },
  success: { color: vars.successText },
  inherit: { color: 'inherit' },
});
export const weight = styleVariants({
  regular: { fontWeight: vars.weightRegular },
  medium: { fontWeight: vars.weightMedium },
  strong: { fontWeight: vars.weightStrong },
});
