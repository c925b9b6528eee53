import { globalStyle, style } from '@vanilla-extract/css';
import { CONTAINER, reset, vars } from '#theme';

/** Painted by the host's page, unless its tokens name a ground. */
export const root = style({ background: vars.ground });

/** No line with a single character or word at the end of a paragraph, where the browser can tell. */
const noOrphans = { textWrap: 'pretty' } as const;

export const content = style([
  reset.box,
  // Our layers stack among themselves only; the overlays are siblings and stack within the host's page.
  { containerType: 'inline-size', containerName: CONTAINER, isolation: 'isolate' },
  noOrphans,
]);

/**
 * The layer of dialogs, menus and notifications: inside the theme, above the content and the host's page. In the top layer
 * it spans the window, and only what is in it can be pressed.
 */
export const layer = style([
  reset.box,
  noOrphans,
  {
    position: 'relative',
    zIndex: vars.overlayLayer,
    selectors: {
      '&[popover]': {
        position: 'fixed',
        inset: 0,
        width: 'auto',
        height: 'auto',
        overflow: 'visible',
        pointerEvents: 'none',
      },
    },
  },
]);
globalStyle(`${layer}:where([popover]) > *`, { pointerEvents: 'auto' });
export const layerRoot = style({ background: 'none' });
