import { reset, vars } from '@chatdeck/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style([
  reset.box,
  { display: 'grid', gap: vars.space4, width: '100%', fontSize: vars.textSm },
]);

export const answer = style([
  reset.box,
  {
    marginTop: vars.space2,
    maxHeight: 320,
    overflow: 'auto',
    fontFamily: vars.fontMono,
    fontSize: vars.textXs,
  },
]);
