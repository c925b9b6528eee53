export { vars } from './vars.css';
export * as reset from './own-reset.css';
export { CONTAINER, whenNarrow, whenTight } from './narrow';
