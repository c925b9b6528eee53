/** What the targets of a batch task get. */
export const BATCH_TASK_TYPE = {
  news: 'news',
  material: 'custom',
  countdown: 'countDown',
  channel: 'customContent',
} as const;
/** What the targets of a batch task get. */
export type BatchTaskType = (typeof BATCH_TASK_TYPE)[keyof typeof BATCH_TASK_TYPE];
