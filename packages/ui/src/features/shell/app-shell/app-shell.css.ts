import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { CONTAINER, reset, vars, whenNarrow } from '#theme';

/** Below the mobile breakpoint the sidebar is an overlay (product specification, section 2). */
const whenMobile = (rules: NonNullable<StyleRule['@container']>[string]) => ({
  '@container': { [`${CONTAINER} (max-width: 991px)`]: rules },
});

export const app = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: `${vars.sidebar} minmax(0, 1fr)`,
    minHeight: '100vh',
    background: vars.bg,
    color: vars.text,
    selectors: { '&[data-sidebar="closed"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    ...whenMobile({ gridTemplateColumns: 'minmax(0, 1fr)' }),
  },
]);

export const skip = style([
  reset.box,
  {
    position: 'absolute',
    top: -48,
    insetInlineStart: 8,
    zIndex: 40,
    padding: '8px 12px',
    borderRadius: vars.radiusSm,
    background: vars.overlay,
    color: vars.accentText,
    selectors: { '&:focus': { top: 8, boxShadow: vars.shadow2 } },
  },
]);

export const side = style([
  reset.box,
  {
    position: 'sticky',
    top: 0,
    height: '100vh',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space3,
    padding: '12px 12px 16px',
    background: vars.bg,
    selectors: { '[data-sidebar="closed"] &': { display: 'none' } },
    ...whenMobile({
      selectors: {
        '&, [data-sidebar="closed"] &': { display: 'none' },
        '[data-overlay="open"] &': {
          display: 'flex',
          position: 'fixed',
          insetInlineStart: 0,
          bottom: 0,
          zIndex: 30,
          width: 'min(280px, 84%)',
          boxShadow: vars.shadow3,
        },
      },
    }),
  },
]);

/** The pages scroll; the robot above and the account below stay. */
export const pages = style([
  reset.box,
  {
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    scrollPaddingBlock: 48,
    // Room for the focus rings of its lines.
    margin: '0 -4px',
    padding: '2px 4px',
  },
]);

/** Tools that do not fit the top bar. */
export const tools = style([
  reset.box,
  {
    display: 'none',
    gap: vars.space1,
    paddingTop: vars.space3,
    borderTop: `1px solid ${vars.hairline}`,
    ...whenNarrow({ display: 'flex' }),
  },
]);

export const scrim = style([
  reset.box,
  {
    display: 'none',
    ...whenMobile({
      selectors: {
        '[data-overlay="open"] &': {
          display: 'block',
          position: 'fixed',
          inset: 0,
          zIndex: 29,
          background: vars.scrim,
        },
      },
    }),
  },
]);

export const main = style([
  reset.box,
  {
    marginBlock: '8px',
    marginInline: '0 8px',
    background: vars.surface,
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusLg,
    display: 'flex',
    flexDirection: 'column',
    selectors: { '[data-sidebar="closed"] &': { marginInlineStart: 8 } },
    ...whenMobile({
      selectors: { '&, [data-sidebar="closed"] &': { margin: 0, border: 0, borderRadius: 0 } },
    }),
  },
]);

export const page = style([
  reset.box,
  {
    flex: 1,
    width: '100%',
    maxWidth: `calc(${vars.content} + 48px)`,
    margin: '0 auto',
    padding: vars.space6,
    ...whenNarrow({ padding: vars.space4 }),
  },
]);

/** Above the page, and apart from it while there is something to say. */
export const notice = style([reset.box]);
globalStyle(`${notice} > :not(:empty)`, { marginBottom: vars.space5 });

export const footer = style([
  reset.box,
  {
    padding: '12px 24px',
    textAlign: 'center',
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.muted,
    borderTop: `1px solid ${vars.hairline}`,
  },
]);
