import { globalStyle, style } from '@vanilla-extract/css';
import { forcedEdge, layerZoom, reset, vars } from '#theme';

export const popover = style([
  reset.box,
  {
    ...forcedEdge,
    maxWidth: 'calc(100vw - 16px)',
    padding: vars.space3,
    background: vars.overlay,
    color: vars.text,
    borderRadius: vars.radiusMd,
    boxShadow: vars.shadow2,
  },
]);
export const dialog = style([reset.box, layerZoom]);
export const calendar = reset.box;
export const header = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space2,
    marginBottom: vars.space2,
  },
]);
export const pickers = style([reset.box, { display: 'flex', gap: vars.space1 }]);
export const picker = style([
  reset.pressable,
  {
    height: 32,
    padding: '0 4px',
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusSm,
    background: vars.button,
    color: vars.text,
    fontWeight: vars.weightMedium,
    '@media': { '(pointer: coarse)': { height: vars.controlTouch } },
  },
]);
/** The time and the button, below a hairline. */
export const footer = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space3,
    marginTop: vars.space3,
    paddingTop: vars.space3,
    borderTop: `1px solid ${vars.hairline}`,
  },
]);
// A popover is beside the container whose width says that it is for thumbs.
globalStyle(`${header} > button`, {
  '@media': {
    '(pointer: coarse)': { minWidth: vars.controlTouch, minHeight: vars.controlTouch },
  },
});
globalStyle(`${footer} > button`, {
  '@media': {
    '(pointer: coarse)': { minWidth: 88, minHeight: vars.controlTouch },
  },
});
export const colon = style([reset.box, { alignSelf: 'center', color: vars.muted }]);
export const grid = style([reset.box, { borderCollapse: 'collapse' }]);
export const weekday = style([
  reset.box,
  {
    height: 28,
    textAlign: 'center',
    fontSize: vars.textXs,
    fontWeight: vars.weightRegular,
    color: vars.muted,
  },
]);
export const day = style([
  reset.box,
  {
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: vars.radiusSm,
    cursor: 'pointer',
    outline: 'none',
    fontVariantNumeric: 'tabular-nums',
    // A press by thumb: seven of them are as wide as a phone.
    '@media': { '(pointer: coarse)': { width: 44, height: 44 } },
    selectors: {
      '&:where([data-hovered])': { background: vars.hover },
      '&:where([data-today])': { color: vars.accentText, fontWeight: vars.weightStrong },
      '&:where([data-outside-month])': { visibility: 'hidden' },
      '&:where([data-disabled], [data-unavailable])': {
        color: vars.disabled,
        cursor: 'not-allowed',
      },
      '&:where([data-selected])': { background: vars.accent, color: vars.onAccent },
      '&:where([data-focus-visible])': { boxShadow: `0 0 0 2px ${vars.focus}` },
    },
  },
]);
