import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const row = style([
  reset.choice,
  {
    display: 'inline-flex',
    gap: vars.space2,
    alignItems: 'center',
    minHeight: 28,
    cursor: 'pointer',
    ...whenNarrow({ minHeight: vars.controlTouch }),
    selectors: { '&:where([data-disabled])': { color: vars.disabled, cursor: 'not-allowed' } },
  },
]);
export const mark = style([
  reset.box,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: 16,
    height: 16,
    border: `1px solid ${vars.lineControl}`,
    borderRadius: vars.radiusXs,
    background: vars.raised,
    color: vars.onAccent,
    selectors: {
      ':where([data-selected], [data-indeterminate]) > &': {
        background: vars.accent,
        borderColor: vars.accent,
      },
      ':where([data-invalid]) > &': { borderColor: vars.danger },
      ':where([data-disabled]) > &': { background: vars.sunken, borderColor: vars.hairline },
      ':where([data-focus-visible]) > &': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
    },
  },
]);
