import { style } from '@vanilla-extract/css';
import { FROM_THE_RIGHT, forcedChosen, reset, vars, whenForcedColors, whenNarrow } from '#theme';

export const row = style([
  reset.choice,
  {
    display: 'flex',
    gap: vars.space4,
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    padding: '2px 0',
    cursor: 'pointer',
    // A grid, to centre a single line while the switch stays beside the first of several.
    ...whenNarrow({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignContent: 'center',
      minHeight: vars.controlTouch,
    }),
    selectors: { '&:where([data-disabled])': { cursor: 'not-allowed', color: vars.disabled } },
  },
]);
export const help = style([
  reset.box,
  { display: 'block', fontSize: vars.textXs, lineHeight: vars.lineXs, color: vars.muted },
]);
export const track = style([
  reset.box,
  {
    width: 34,
    height: 20,
    flex: 'none',
    marginTop: 1,
    padding: 2,
    borderRadius: vars.radiusFull,
    background: vars.lineControl,
    ...whenForcedColors({
      padding: 1,
      border: '1px solid ButtonText',
      selectors: { ':where([data-selected]) > &': forcedChosen },
    }),
    selectors: {
      ':where([data-selected]) > &': { background: vars.accent },
      ':where([data-disabled]) > &': { background: vars.pressed },
      ':where([data-focus-visible]) > &, :where(input:focus-visible) + &': {
        outline: `2px solid ${vars.focus}`,
        outlineOffset: 2,
      },
    },
  },
]);
export const thumb = style([
  reset.box,
  {
    display: 'block',
    width: 16,
    height: 16,
    borderRadius: vars.radiusFull,
    background: vars.switchThumb,
    ...whenForcedColors({
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      selectors: { ':where([data-selected]) > * > &': { background: 'HighlightText' } },
    }),
    boxShadow: '0 1px 2px rgb(0 0 0 / 0.25)',
    transition: `transform ${vars.fast} ${vars.ease}`,
    selectors: {
      ':where([data-selected]) > * > &': {
        transform: 'translateX(14px)',
        background: vars.switchThumbOn,
      },
      [FROM_THE_RIGHT.replace('&', ':where([data-selected]) > * > &')]: {
        transform: 'translateX(-14px)',
      },
    },
  },
]);
