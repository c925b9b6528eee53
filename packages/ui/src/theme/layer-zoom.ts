/**
 * What fills an overlay is zoomed as the host zooms us. Its frame is not: react-aria places it in px of the viewport. The
 * variable is set by the layer of the overlays.
 */
export const layerZoom = { zoom: 'var(--cd-zoom, 1)' };
