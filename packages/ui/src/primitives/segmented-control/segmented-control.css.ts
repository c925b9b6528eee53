import { style } from '@vanilla-extract/css';
import { forcedChosen, reset, vars, whenForcedColors, whenNarrow } from '#theme';

export const group = style([
  reset.box,
  {
    display: 'inline-flex',
    alignSelf: 'flex-start',
    maxWidth: '100%',
    padding: 2,
    gap: 2,
    background: vars.track,
    borderRadius: 8,
    ...whenForcedColors({ outline: '1px solid ButtonText', outlineOffset: -1 }),
    ...whenNarrow({ display: 'flex', alignSelf: 'stretch' }),
  },
]);
export const segment = style([
  reset.choice,
  reset.pressable,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    height: `calc(${vars.control} - 4px)`,
    padding: '0 12px',
    borderRadius: vars.radiusSm,
    color: vars.text2,
    whiteSpace: 'nowrap',
    position: 'relative',
    ...whenForcedColors({ selectors: { '&:where([data-selected])': forcedChosen } }),
    ...whenNarrow({ flex: 1, height: `calc(${vars.controlTouch} - 4px)` }),
    // With the padding of the group it is pressed as well.
    '::before': { content: '""', position: 'absolute', inset: -2 },
    selectors: {
      '&:where([data-selected])': {
        background: vars.thumb,
        color: vars.text,
        fontWeight: vars.weightStrong,
        boxShadow: `0 0 0 1px ${vars.hairline}`,
      },
      '&:where([data-disabled])': { color: vars.disabled, cursor: 'not-allowed' },
    },
  },
]);
