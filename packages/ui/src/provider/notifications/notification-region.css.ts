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
    ...whenNarrow({ paddingBlock: '0', paddingInline: `${vars.space3} ${vars.space1}` }),
  },
]);

/** On a phone the first line stands in the middle of the buttons, which are as high as a thumb is wide. */
export const copy = style([
  reset.box,
  { flex: 1, minWidth: 0, overflowWrap: 'anywhere', ...whenNarrow({ paddingBlock: vars.space4 }) },
]);
export const text = style([reset.box, { fontWeight: vars.weightStrong }]);
export const detail = style([
  reset.box,
  { color: vars.muted, fontSize: vars.textXs, lineHeight: vars.lineXs },
]);

/** A button is higher than the first line, in whose middle it stands. */
export const button = style([
  reset.box,
  {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    height: vars.lineSm,
    ...whenNarrow({ height: `calc(${vars.lineSm} + 2 * ${vars.space4})` }),
  },
]);

const besideText = { marginTop: 1, ...whenNarrow({ marginTop: 17 }) };

export const tone = styleVariants({
  success: { color: vars.successText, ...besideText },
  danger: { color: vars.dangerText, ...besideText },
  info: { color: vars.infoText, ...besideText },
});
