import { reset, vars } from '@chatdeck/ui/theme';
import { style } from '@vanilla-extract/css';

export const edit = style([reset.box, { marginTop: 40, '@media': { print: { display: 'none' } } }]);

export const link = style([
  reset.box,
  reset.ring,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space2,
    fontSize: vars.textSm,
    lineHeight: vars.lineSm,
    color: vars.muted,
    textDecoration: 'none',
    selectors: { '&:hover': { color: vars.text, textDecoration: 'underline' } },
  },
]);
