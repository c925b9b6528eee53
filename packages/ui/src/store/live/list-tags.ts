import type { List } from '@chatdeck/sdk/constants';
import type { Tag } from '../api';

/** The tags of the data of each list. */
const TAGS_OF: Readonly<Record<List, readonly Tag[]>> = {
  account: ['account'],
  session: ['session'],
  robot: ['robot'],
  contact: ['contact'],
  group: ['group'],
  material: ['material'],
  prompt: ['prompt'],
  dialogue: ['dialogue'],
  rss: ['rss'],
  batchTask: ['batchTask'],
  reminder: ['reminder'],
  sample: ['sample'],
  custom: ['customConfig'],
  log: ['log'],
  order: ['order'],
  send: ['sendJob', 'dailySends'],
  openApi: ['openApi'],
};

/** The tags of some lists. */
export const tagsOf = (lists: readonly List[]): Tag[] => lists.flatMap((list) => TAGS_OF[list]);
