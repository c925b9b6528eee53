export { createPanelClient, type PanelClientOf } from './create-panel-client';
export * from './panel-resources';
