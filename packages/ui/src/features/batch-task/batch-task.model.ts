import type { BatchTask, Reply } from '@chatdeck/sdk';
import { DEFAULT_CRON, type TargetType } from '@chatdeck/sdk/constants';
import { toChosen, type Chosen } from '../target/target.model';

/** A batch task of one kind. */
export type TaskOf<Kind extends BatchTask['taskType']> = Extract<BatchTask, { taskType: Kind }>;

/** The part of the form that all kinds share: the targets and the schedule. */
export interface BatchFields {
  type: TargetType;
  cron: string;
  isAll: boolean;
  targets: Chosen[];
  excludeTargets: Chosen[];
  isPaused: boolean;
}

/** News of a category. */
export interface NewsTaskFields extends BatchFields {
  taskType: 'news';
  taskInfo: { sortId: string | number; num: number; endWord: string };
}

/** How many days are left. */
export interface CountdownTaskFields extends BatchFields {
  taskType: 'countDown';
  taskInfo: { memorialDay: string; prefix: string; suffix: string; endWord: string };
}

/** Materials, sent one after the other. */
export interface MaterialTaskFields extends BatchFields {
  taskType: 'custom';
  taskInfo: { contents: Reply[] };
}

/** The next item of one of the account's own channels. */
export interface ChannelTaskFields extends BatchFields {
  taskType: 'customContent';
  taskInfo: { sortId: string | number; isLocal: boolean };
}

/** The initial form values: named groups every morning, or the stored task. */
export const toBatchFields = (row: BatchTask | undefined): BatchFields => ({
  type: row?.type ?? 'room',
  cron: row?.cron ?? DEFAULT_CRON,
  isAll: row?.isAll ?? false,
  targets: toChosen(row?.targets ?? []),
  excludeTargets: toChosen(row?.excludeTargets ?? []),
  isPaused: row?.isPaused ?? false,
});
