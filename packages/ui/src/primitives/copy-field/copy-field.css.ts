import { style } from '@vanilla-extract/css';
import { reset, vars } from '../../theme';

export const value = style([
  reset.box,
  { flex: 1, fontFamily: vars.fontMono, fontSize: vars.textXs, overflowWrap: 'anywhere' },
]);
export const name = style([reset.box, { fontWeight: vars.weightStrong }]);
