import { CONTAINER, reset, vars } from '@chatdeck/ui/theme';
import { style } from '@vanilla-extract/css';

/** When there is no room for it beside the text, the menu overlays the page. */
const MOBILE = `${CONTAINER} (max-width: 991px)`;

export const shell = style([
  reset.box,
  {
    minHeight: '100vh',
    background: vars.surface,
    color: vars.text,
    // Paper is white, whatever the scheme of the screen.
    '@media': {
      print: {
        vars: {
          [vars.surface]: '#fff',
          [vars.raised]: '#fff',
          [vars.sunken]: '#fff',
          [vars.text]: '#000',
          [vars.text2]: '#000',
          [vars.muted]: '#444',
          [vars.accentText]: '#000',
          [vars.hairline]: '#bbb',
        },
      },
    },
  },
]);

export const columns = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: '216px minmax(0, 1fr)',
    '@media': { print: { display: 'block' } },
    gap: 48,
    maxWidth: 1296,
    margin: '0 auto',
    padding: '0 24px',
    alignItems: 'start',
    '@container': {
      [`${CONTAINER} (max-width: 1180px)`]: { gap: 32 },
      [MOBILE]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '0 16px' },
    },
  },
]);

export const side = style([
  reset.box,
  {
    '@media': { print: { display: 'none' } },
    position: 'sticky',
    top: 60,
    maxHeight: 'calc(100vh - 60px)',
    overflowY: 'auto',
    '@container': {
      [MOBILE]: {
        display: 'none',
        position: 'fixed',
        inset: '60px 0 0',
        zIndex: 2,
        maxHeight: 'none',
        padding: '0 16px',
        background: vars.surface,
        selectors: { '&[data-open]': { display: 'block' } },
      },
    },
  },
]);

/** A place of its own, which is narrow: so the field in it is as wide as the menu below it. */
export const search = style([
  reset.box,
  {
    containerType: 'inline-size',
    containerName: CONTAINER,
    padding: '20px 2px 4px',
    // The menu below it is longer than many a window.
    position: 'sticky',
    top: 0,
    zIndex: 1,
    background: vars.surface,
  },
]);

export const main = style([reset.box, {}]);

export const opener = style([
  reset.box,
  { display: 'none', '@container': { [MOBILE]: { display: 'flex' } } },
]);

export const menu = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', padding: '20px 0' },
]);

export const group = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: 1, marginBottom: vars.space2 },
]);

export const title = style([
  reset.box,
  {
    padding: '10px 8px 4px',
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.muted,
  },
]);

export const page = style([
  reset.pressable,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: 32,
    padding: '0 8px',
    borderRadius: vars.radiusSm,
    color: vars.text2,
    selectors: {
      '&:hover': { background: vars.hover },
      '&[aria-current="page"]': {
        background: vars.accentSoft,
        color: vars.onAccentSoft,
        fontWeight: vars.weightStrong,
      },
    },
    '@container': { [`${CONTAINER} (max-width: 991px)`]: { minHeight: 44 } },
  },
]);
