import { style } from '@vanilla-extract/css';
import { CONTAINER, forcedEdge, layerZoom, reset, vars, whenNarrow } from '#theme';

/** Equal for all rows, which virtualization relies on; higher for a thumb. */
export const ROW_HEIGHT = 40;
const rowHeight = { height: ROW_HEIGHT, ...whenNarrow({ height: 44 }) };

export const scrim = style([
  reset.box,
  {
    position: 'fixed',
    inset: 0,
    zIndex: 1,
    background: vars.scrim,
    containerType: 'inline-size',
    containerName: CONTAINER,
  },
]);
export const panel = style([
  reset.box,
  {
    ...layerZoom,
    ...forcedEdge,
    position: 'absolute',
    left: '50%',
    top: 'min(12vh, 120px)',
    transform: 'translateX(-50%)',
    width: `calc(100% - ${vars.space4} * 2)`,
    maxWidth: 560,
    background: vars.overlay,
    color: vars.text,
    borderRadius: vars.radiusLg,
    boxShadow: vars.shadow3,
    overflow: 'clip',
    ...whenNarrow({ top: 8, width: `calc(100% - ${vars.space2} * 2)` }),
  },
]);
export const dialog = style([reset.box, { display: 'flex', flexDirection: 'column' }]);
export const query = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    height: 52,
    paddingBlock: '0',
    paddingInline: '16px 8px',
    borderBottom: `1px solid ${vars.hairline}`,
    selectors: { '&:focus-within': { boxShadow: `inset 0 -2px 0 ${vars.focus}` } },
  },
]);
export const icon = style({ flex: 'none', color: vars.muted });
export const input = style([
  reset.box,
  {
    flex: 1,
    height: 44,
    fontSize: vars.textMd,
    lineHeight: vars.lineMd,
    '::placeholder': { color: vars.muted, opacity: 1 },
  },
]);
export const list = style([
  reset.box,
  {
    maxHeight: 'min(420px, 56vh)',
    padding: '0 8px 8px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    userSelect: 'none',
  },
]);
export const whole = style([reset.box, { position: 'relative', overflow: 'hidden' }]);
export const drawn = style([reset.box, { position: 'absolute', insetInline: 0, top: 0 }]);
export const heading = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'flex-end',
    ...rowHeight,
    padding: '0 8px 4px',
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.muted,
  },
]);
export const option = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space2,
    ...rowHeight,
    padding: '0 8px',
    borderRadius: vars.radiusSm,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    selectors: {
      '&:where(:hover)': { background: vars.hover },
      '&:where([aria-selected="true"])': {
        background: vars.hover,
        boxShadow: `inset 0 0 0 2px ${vars.focus}`,
      },
    },
  },
]);
export const name = style([
  reset.box,
  { flex: '0 1 auto', overflow: 'hidden', textOverflow: 'ellipsis' },
]);
export const hint = style([
  reset.box,
  {
    flex: '1 1 0',
    minWidth: '25%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    textAlign: 'end',
    fontSize: vars.textXs,
    color: vars.muted,
  },
]);
export const foot = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: 40,
    padding: '4px 16px',
    borderTop: `1px solid ${vars.hairline}`,
    // On a narrow screen without keyboard hints, an empty footer takes no space.
    selectors: { '&[data-quiet]': whenNarrow({ minHeight: 0, padding: 0, borderTop: 0 }) },
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.muted,
  },
]);
export const failed = style([
  reset.box,
  { display: 'flex', alignItems: 'center', gap: vars.space2, color: vars.warningText },
]);
export const keys = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    marginInlineEnd: vars.space4,
    ...whenNarrow({ display: 'none' }),
  },
]);
export const key = style([
  reset.box,
  {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 20,
    height: 20,
    padding: '0 5px',
    borderRadius: vars.radiusXs,
    background: vars.sunken,
    boxShadow: `inset 0 0 0 1px ${vars.hairline}`,
    fontSize: vars.textXs,
    lineHeight: 1,
    color: vars.muted,
    whiteSpace: 'nowrap',
  },
]);
