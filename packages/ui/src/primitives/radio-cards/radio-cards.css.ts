import { style } from '@vanilla-extract/css';
import { forcedChosen, reset, vars, whenForcedColors } from '#theme';

export const cards = style([
  reset.box,
  {
    display: 'grid',
    gap: vars.space2,
    gridTemplateColumns: 'repeat(auto-fill, minmax(124px, 1fr))',
  },
]);
export const card = style([
  reset.choice,
  reset.pressable,
  {
    display: 'flex',
    gap: 10,
    alignItems: 'flex-start',
    padding: '10px 12px',
    border: `1px solid ${vars.hairline}`,
    borderRadius: 8,
    background: vars.raised,
    ...whenForcedColors({ selectors: { '&:where([data-selected])': forcedChosen } }),
    selectors: {
      '&:where([data-hovered])': { background: vars.hover },
      '&:where([data-selected])': {
        borderColor: vars.accent,
        boxShadow: `inset 0 0 0 1px ${vars.accent}`,
        background: vars.accentSoft,
        color: vars.onAccentSoft,
      },
      // A selected card that cannot change, such as the type of a stored material, still looks selected.
      '&:where([data-disabled])': { cursor: 'not-allowed' },
      '&:where([data-disabled]:not([data-selected]))': {
        color: vars.disabled,
        background: vars.sunken,
      },
    },
  },
]);
/** A single line is centred beside a picture that is taller. */
export const text = style([
  reset.box,
  { display: 'grid', alignContent: 'center', minWidth: 0, minHeight: 28 },
]);
export const name = style([reset.box, { display: 'block', fontWeight: vars.weightStrong }]);
export const description = style([
  reset.box,
  {
    display: 'block',
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.muted,
    selectors: { ':where([data-selected], [data-disabled]) &': { color: 'inherit' } },
  },
]);
