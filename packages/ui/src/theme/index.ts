export { accentTokens } from './accent-tokens';
export { vars } from './vars.css';
export * as reset from './reset.css';
export { CONTAINER, whenNarrow, whenTight } from './narrow';
