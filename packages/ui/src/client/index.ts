export { createPanelClient, type PanelClientOf, type PanelName } from './create-panel-client';
export { PANEL_RESOURCES } from './panel-resources';
