import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const pages = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space1,
    fontSize: vars.textXs,
    color: vars.muted,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const steps = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space1,
    marginInlineStart: 'auto',
    ...whenNarrow({ gap: vars.space2 }),
  },
]);
export const page = style([
  reset.pressable,
  {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 28,
    height: 28,
    padding: '0 4px',
    borderRadius: vars.radiusSm,
    color: vars.text2,
    ...whenNarrow({ minWidth: vars.controlTouch, height: vars.controlTouch }),
    selectors: {
      '&:where([data-hovered])': { background: vars.hover },
      '&:where([aria-current])': {
        background: vars.accentSoft,
        color: vars.onAccentSoft,
        fontWeight: vars.weightStrong,
      },
      '&:where([data-disabled])': { color: vars.disabled, cursor: 'not-allowed' },
    },
  },
]);
