import { style, styleVariants } from '@vanilla-extract/css';
import { CONTAINER, forcedEdge, layerZoom, reset, vars, whenNarrow } from '#theme';

/** The backdrop of a dialog, and the query container for its layout. */
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
const place = style([
  reset.box,
  {
    ...layerZoom,
    ...forcedEdge,
    position: 'absolute',
    left: '50%',
    top: '50%',
    transform: 'translate(-50%, -50%)',
    display: 'flex',
    width: `calc(100% - ${vars.space6} * 2)`,
    // A phone that lies on its side has little height.
    maxHeight: `calc(100% - min(${vars.space8} * 2, 10%))`,
    background: vars.raised,
    color: vars.text,
    borderRadius: vars.radiusLg,
    boxShadow: vars.shadow3,
    // Not `hidden`: a hidden box can still be scrolled, for example by focus, without a way back.
    overflow: 'clip',
    ...whenNarrow({
      left: 0,
      top: 'auto',
      bottom: 0,
      transform: 'none',
      width: '100%',
      maxWidth: 'none',
      maxHeight: 'calc(100% - 40px)',
      borderRadius: `${vars.radiusLg} ${vars.radiusLg} 0 0`,
    }),
  },
]);
const widest = (width: number) => [place, { maxWidth: width, ...whenNarrow({ maxWidth: 'none' }) }];
export const panel = styleVariants({ sm: widest(440), md: widest(560), lg: widest(920) });

/** Nearly all of the screen of a phone, whose upper edge stays visible. */
export const sideSheet = style([
  reset.box,
  {
    ...layerZoom,
    ...forcedEdge,
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'flex',
    width: '100%',
    maxWidth: 480,
    background: vars.raised,
    color: vars.text,
    boxShadow: vars.shadow3,
    overflow: 'clip',
    ...whenNarrow({
      insetBlockStart: 40,
      maxWidth: 'none',
      borderRadius: `${vars.radiusLg} ${vars.radiusLg} 0 0`,
    }),
  },
]);

const column = { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 } as const;
export const dialog = style([reset.box, column]);
export const form = style([reset.box, column]);
export const grip = style([
  reset.box,
  {
    display: 'none',
    flex: 'none',
    width: 36,
    height: 4,
    margin: '8px auto 0',
    borderRadius: 2,
    background: vars.hairline,
    ...whenNarrow({ display: 'block' }),
  },
]);
export const head = style([
  reset.box,
  {
    display: 'flex',
    flex: 'none',
    alignItems: 'flex-start',
    gap: vars.space3,
    paddingBlock: '16px 12px',
    paddingInline: '24px 16px',
    ...whenNarrow({ paddingBlock: '8px', paddingInline: '16px 8px' }),
  },
]);
export const titles = style([reset.box, { flex: 1 }]);
export const title = style([
  reset.box,
  {
    fontSize: vars.textMd,
    lineHeight: vars.lineMd,
    fontWeight: vars.weightStrong,
    overflowWrap: 'anywhere',
  },
]);
export const description = style([
  reset.box,
  { marginTop: 2, fontSize: vars.textXs, lineHeight: vars.lineXs, color: vars.muted },
]);
export const body = style([
  reset.box,
  {
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    // Contains absolutely positioned elements, such as hidden inputs, so that they scroll with the content.
    position: 'relative',
    overscrollBehavior: 'contain',
    padding: '4px 24px 24px',
    selectors: {
      '&:where(:focus-visible)': { boxShadow: `inset 0 0 0 2px ${vars.focus}` },
    },
    ...whenNarrow({ padding: '4px 16px 16px' }),
  },
]);
export const foot = style([
  reset.box,
  {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space2,
    padding: '12px 24px',
    borderTop: `1px solid ${vars.hairline}`,
    ...whenNarrow({ padding: '8px 16px 16px' }),
  },
]);
