import { style } from '@vanilla-extract/css';
import { CONTAINER, reset, vars } from '../theme';

export const root = style({ background: vars.surface });

export const content = style([
  reset.box,
  { containerType: 'inline-size', containerName: CONTAINER },
]);

/** Where dialogs, menus and notifications lie: inside the theme, over the content. */
export const layer = style([reset.box, { position: 'relative', zIndex: 100 }]);
export const layerRoot = style({ background: 'none' });
