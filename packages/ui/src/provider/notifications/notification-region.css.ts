import { style, styleVariants } from '@vanilla-extract/css';
import { CONTAINER, forcedEdge, reset, vars, whenNarrow } from '#theme';

export const region = style([
  reset.box,
  {
    position: 'fixed',
    inset: 0,
    zIndex: 200,
    // Over what the layer says of its content.
    selectors: { '&&': { pointerEvents: 'none' } },
    containerType: 'inline-size',
    containerName: CONTAINER,
  },
]);

// Positioned by `use-position.ts`, clear of the buttons of the active form.
export const list = style([
  reset.box,
  {
    position: 'absolute',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space2,
    width: 360,
    maxWidth: `calc(100% - ${vars.space8})`,
    ...whenNarrow({ width: '100%' }),
  },
]);

export const toast = style([
  reset.box,
  {
    ...forcedEdge,
    display: 'flex',
    gap: 10,
    alignItems: 'flex-start',
    padding: vars.space3,
    background: vars.overlay,
    borderRadius: vars.radiusMd,
    boxShadow: vars.shadow2,
    pointerEvents: 'auto',
  },
]);

export const copy = style([reset.box, { flex: 1, overflowWrap: 'anywhere' }]);
export const text = style([reset.box, { fontWeight: vars.weightStrong }]);
export const detail = style([
  reset.box,
  { color: vars.muted, fontSize: vars.textXs, lineHeight: vars.lineXs },
]);

export const tone = styleVariants({
  success: { color: vars.successText, marginTop: 1 },
  danger: { color: vars.dangerText, marginTop: 1 },
  info: { color: vars.infoText, marginTop: 1 },
});
