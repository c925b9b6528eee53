import { style } from '@vanilla-extract/css';
import { CONTAINER, reset, vars } from '@chatdeck/ui/theme';

export const menu = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', padding: '20px 0' },
]);

export const group = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: 1, marginBottom: vars.space2 },
]);

export const title = style([
  reset.box,
  {
    padding: '10px 8px 4px',
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.muted,
  },
]);

export const page = style([
  reset.pressable,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: 32,
    padding: '0 8px',
    borderRadius: vars.radiusSm,
    color: vars.text2,
    selectors: {
      '&:hover': { background: vars.hover },
      '&[aria-current="page"]': {
        background: vars.accentSoft,
        color: vars.onAccentSoft,
        fontWeight: vars.weightStrong,
      },
    },
    '@container': { [`${CONTAINER} (max-width: 991px)`]: { minHeight: 44 } },
  },
]);
