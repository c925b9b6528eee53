import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const field = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: 6, width: '100%' },
]);
export const labelRow = style([
  reset.box,
  { display: 'flex', alignItems: 'center', gap: 6, minHeight: 22 },
]);
export const label = style([reset.box, { fontWeight: vars.weightStrong, color: vars.text }]);
export const optional = style([reset.box, { color: vars.muted }]);
export const count = style([
  reset.box,
  {
    marginInlineStart: 'auto',
    fontSize: vars.textXs,
    color: vars.muted,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const countOver = style({ color: vars.dangerText });
export const help = style([
  reset.box,
  { fontSize: vars.textXs, lineHeight: vars.lineXs, color: vars.muted },
]);
export const error = style([
  reset.box,
  {
    display: 'flex',
    gap: 4,
    alignItems: 'flex-start',
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.dangerText,
  },
]);
export const errorIcon = style({ marginTop: 2 });

/** The frame around an input, with room for an icon before it and a unit or button after it. */
export const frame = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space2,
    width: '100%',
    minHeight: vars.control,
    padding: '0 10px',
    background: vars.raised,
    border: `1px solid ${vars.lineControl}`,
    borderRadius: vars.radiusSm,
    color: vars.text,
    ...whenNarrow({ minHeight: vars.controlTouch }),
    selectors: {
      '&:where([data-hovered])': { borderColor: vars.text2 },
      '&:where([data-invalid])': {
        borderColor: vars.danger,
        boxShadow: `inset 0 0 0 1px ${vars.danger}`,
      },
      '&:where([data-focus-within])': {
        borderColor: vars.accent,
        outline: `2px solid ${vars.focus}`,
      },
      '&:where([data-disabled])': {
        background: vars.sunken,
        borderColor: vars.hairline,
        color: vars.disabled,
      },
    },
  },
]);
export const frameTight = style({ paddingInlineEnd: 3 });
export const input = style([
  reset.box,
  {
    flex: 1,
    alignSelf: 'stretch',
    width: '100%',
    '::placeholder': { color: vars.muted, opacity: 1 },
    selectors: { '&:where(:-webkit-autofill)': { borderRadius: vars.radiusSm } },
  },
]);
export const area = style([input, { padding: '6px 0', resize: 'vertical', display: 'block' }]);
export const affix = style([reset.box, { color: vars.muted, whiteSpace: 'nowrap' }]);
