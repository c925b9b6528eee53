import { style } from '@vanilla-extract/css';
import { CONTAINER, reset, vars } from '#theme';

export const root = style({ background: vars.surface });

export const content = style([
  reset.box,
  // Our layers count among themselves only; the overlays, which lie beside, count on the host's page.
  { containerType: 'inline-size', containerName: CONTAINER, isolation: 'isolate' },
]);

/** Where dialogs, menus and notifications lie: inside the theme, over the content and over the host's page. */
export const layer = style([reset.box, { position: 'relative', zIndex: vars.overlayLayer }]);
export const layerRoot = style({ background: 'none' });
