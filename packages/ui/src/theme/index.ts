export { accentTokens } from './accent-tokens';
export type { PartName } from './parts';
export { vars } from './vars.css';
export * as reset from './reset.css';
export { CONTAINER, whenNarrow, whenTight } from './narrow';
