import { style } from '@vanilla-extract/css';
import { reset, vars } from '@chatdeck/ui/theme';

export const form = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    height: vars.controlTouch,
    paddingRight: 4,
    border: `1px solid ${vars.lineControl}`,
    borderRadius: vars.radiusSm,
    background: vars.raised,
    selectors: {
      '&:focus-within': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
    },
  },
]);

export const input = style([
  reset.box,
  {
    flex: 1,
    height: '100%',
    padding: '0 12px',
    selectors: { '&::placeholder': { color: vars.muted, opacity: 1 } },
  },
]);

export const send = style([
  reset.pressable,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 36,
    height: 36,
    borderRadius: vars.radiusSm,
    background: vars.accent,
    color: vars.onAccent,
    selectors: { '&:hover': { background: vars.accentHover } },
  },
]);
