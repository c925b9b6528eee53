/** The lists of an account that `records` events name. */
export const LISTS = [
  'account',
  'session',
  'robot',
  'contact',
  'group',
  'material',
  'prompt',
  'dialogue',
  'rss',
  'batchTask',
  'reminder',
  'sample',
  'custom',
  'log',
  'order',
  'send',
  'openApi',
] as const;
/** A list of an account. */
export type List = (typeof LISTS)[number];
