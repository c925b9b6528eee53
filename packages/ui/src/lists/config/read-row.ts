/** Loaded beside the config: the schemas of all lists are as large as a screen that shows one. */
export { readRow } from '@chatdeck/sdk';
