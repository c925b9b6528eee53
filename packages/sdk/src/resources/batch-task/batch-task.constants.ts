/** What a batch task sends to its targets. */
export const BATCH_TASK_TYPE = {
  news: 'news',
  material: 'custom',
  countdown: 'countDown',
  channel: 'customContent',
} as const;
/** What a batch task sends to its targets. */
export type BatchTaskType = (typeof BATCH_TASK_TYPE)[keyof typeof BATCH_TASK_TYPE];
