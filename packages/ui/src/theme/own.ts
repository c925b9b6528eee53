export { vars } from './vars.css';
export * as reset from './own-reset.css';
export { FROM_THE_RIGHT } from './direction';
export { forcedChosen, forcedEdge, whenForcedColors } from './forced-colors';
export { layerZoom } from './layer-zoom';
export { CONTAINER, whenNarrow, whenTight, whenWide } from './narrow';
