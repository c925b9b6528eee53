import type { BatchTask } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { isCallError } from '#context/call-error.ts';
import { batchTaskApi } from '#store/batch-task.api.ts';
import { reminderApi } from '#store/reminder.api.ts';
import { rssApi } from '#store/rss.api.ts';
import { toChosen } from '#features/target/target.model.ts';
import type { ScheduleRecord } from './schedule-entry';

/** The record after a change; or why it was not changed, where the call has not said so itself. */
export type Changed =
  | { readonly status: 'done'; readonly record: ScheduleRecord }
  | { readonly status: 'gone' | 'invalid' | 'refused' | 'not loaded' };

/** The records of the server that are schedules, changed by the calls of their own. */
export function useRecordCalls() {
  const [addReminder] = reminderApi.useAddReminderMutation();
  const [updateReminder] = reminderApi.useUpdateReminderMutation();
  const [removeReminder] = reminderApi.useRemoveReminderMutation();
  const [restoreReminder] = reminderApi.useRestoreReminderMutation();
  const [addTask] = batchTaskApi.useAddBatchTaskMutation();
  const [updateTask] = batchTaskApi.useUpdateBatchTaskMutation();
  const [removeTask] = batchTaskApi.useRemoveBatchTaskMutation();
  const [restoreTask] = batchTaskApi.useRestoreBatchTaskMutation();
  const [addFeed] = rssApi.useAddRssFeedMutation();
  const [updateFeed] = rssApi.useUpdateRssFeedMutation();
  const [removeFeed] = rssApi.useRemoveRssFeedMutation();
  const [restoreFeed] = rssApi.useRestoreRssFeedMutation();

  /** Saves a record paused or running, in its place or as a new one. */
  const save = async (
    record: ScheduleRecord,
    isPaused: boolean,
    isNew: boolean,
  ): Promise<Changed> => {
    const rules = await import('./record-rules').catch(() => undefined);
    if (!rules) return { status: 'not loaded' };
    const { id, version: baseVersion } = record.row;
    switch (record.of) {
      case 'reminder': {
        const input = rules.reminderInputSchema.safeParse({ ...record.row, isPaused }).data;
        if (!input) return { status: 'invalid' };
        const sent = isNew ? addReminder(input) : updateReminder({ id, input, baseVersion });
        const { data, error } = await sent;
        const row = rules.reminderSchema.safeParse(data).data;
        return row ? { status: 'done', record: { of: 'reminder', row } } : failure(error);
      }
      case 'batch': {
        const input = rules.batchTaskInputSchema.safeParse({
          ...taskInput(record.row),
          isPaused,
        }).data;
        if (!input) return { status: 'invalid' };
        const sent = isNew ? addTask(input) : updateTask({ id, input, baseVersion });
        const { data, error } = await sent;
        const row = rules.batchTaskSchema.safeParse(data).data;
        return row ? { status: 'done', record: { of: 'batch', row } } : failure(error);
      }
      case 'rss': {
        const targets = toChosen(record.row.targets);
        const input = rules.rssFeedInputSchema.safeParse({ ...record.row, targets, isPaused }).data;
        if (!input) return { status: 'invalid' };
        const sent = isNew ? addFeed(input) : updateFeed({ id, input, baseVersion });
        const { data, error } = await sent;
        const row = rules.rssFeedSchema.safeParse(data).data;
        return row ? { status: 'done', record: { of: 'rss', row } } : failure(error);
      }
    }
  };
  const removers = { reminder: removeReminder, batch: removeTask, rss: removeFeed };
  const restorers = { reminder: restoreReminder, batch: restoreTask, rss: restoreFeed };
  return {
    pause: (record: ScheduleRecord, isPaused: boolean) => save(record, isPaused, false),
    /** Adds a paused copy. */
    copy: (record: ScheduleRecord) => save(record, true, true),
    remove: async ({ of, row }: ScheduleRecord) => (await removers[of](row.id)).error === undefined,
    restore: async ({ of, row }: ScheduleRecord) =>
      (await restorers[of](row.id)).error === undefined,
  };
}

const taskInput = (row: BatchTask) => ({
  ...row,
  targets: toChosen(row.targets),
  excludeTargets: toChosen(row.excludeTargets),
});

function failure(error: unknown): Changed {
  if (!isCallError(error)) return { status: 'refused' };
  const isGone = error.code === CODE.configChanged || error.code === CODE.notFound;
  return { status: isGone ? 'gone' : 'refused' };
}
