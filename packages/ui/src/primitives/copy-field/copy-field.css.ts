import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const value = style([
  reset.box,
  {
    flex: 1,
    fontFamily: vars.fontMono,
    fontSize: vars.textXs,
    overflowWrap: 'anywhere',
  },
]);
/** Dots need no second line. */
export const masked = style({ overflow: 'hidden', whiteSpace: 'nowrap' });
export const name = style([reset.box, { fontWeight: vars.weightStrong }]);
