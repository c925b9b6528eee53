import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const tabs = style([
  reset.box,
  {
    display: 'flex',
    gap: vars.space5,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottom: `1px solid ${vars.hairline}`,
    ...whenNarrow({ gap: vars.space2 }),
  },
]);
export const tab = style([
  reset.pressable,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    flex: 'none',
    height: 36,
    padding: '0 2px',
    borderBottom: '2px solid transparent',
    color: vars.text2,
    whiteSpace: 'nowrap',
    ...whenNarrow({
      justifyContent: 'center',
      minWidth: vars.controlTouch,
      height: vars.controlTouch,
      padding: '0 8px',
    }),
    selectors: {
      '&:where(:hover)': { color: vars.text },
      '&:where([aria-current])': {
        borderBottomColor: vars.accent,
        color: vars.text,
        fontWeight: vars.weightStrong,
      },
      '&:where(:focus-visible)': { outlineOffset: -2 },
    },
  },
]);
export const count = style([
  reset.box,
  {
    color: vars.muted,
    fontSize: vars.textXs,
    fontWeight: vars.weightRegular,
    fontVariantNumeric: 'tabular-nums',
  },
]);
