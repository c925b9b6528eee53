import { style } from '@vanilla-extract/css';
import { CONTAINER, reset, vars } from '@chatdeck/ui/theme';

export const nav = style([
  reset.box,
  {
    display: 'flex',
    gap: 28,
    marginInlineStart: vars.space6,
    '@container': { [`${CONTAINER} (max-width: 760px)`]: { display: 'none' } },
  },
]);

export const link = style([
  reset.pressable,
  {
    borderRadius: vars.radiusXs,
    color: vars.text2,
    selectors: {
      '&:hover': { color: vars.text },
      '&[aria-current]': { color: vars.text, fontWeight: vars.weightStrong },
    },
  },
]);
