import type { BatchTask } from '@chatdeck/sdk';
import type { BatchTaskInput } from '@chatdeck/sdk/rules';
import type { LoadedRows } from '#context/loaded.ts';
import { useLive } from '#store/live/use-live.ts';
import { batchTaskApi } from '#store/batch-task.api.ts';
import { loadAnew } from '#store/load-anew.ts';
import { toLoadedRows } from '#store/to-loaded.ts';
import type { ListQuery } from '#lists/list-props.ts';
import { RECORDS_PAGE } from '#lists/records/records-page.ts';
import type { Records, SaveOutcome } from '#lists/records/record-list-definition.ts';
import { failureOf, outcomeOf, outcomeOfChange } from '#lists/records/record-calls.ts';
import type { TaskOf } from './batch-task.model';

const loadSchema = async () => (await import('#lists/records/record-schemas.ts')).batchTaskSchema;

/** A page of the schedules for many groups or friends, those of one kind, and how to change them. */
export function useBatchTasks<Kind extends BatchTask['taskType']>(
  kind: Kind,
  { page = 1, pageSize = RECORDS_PAGE }: ListQuery = {},
): Records<TaskOf<Kind>, BatchTaskInput> {
  useLive();
  const query = batchTaskApi.useBatchTasksQuery();
  const all = toLoadedRows(query);
  const [add] = batchTaskApi.useAddBatchTaskMutation();
  const [update] = batchTaskApi.useUpdateBatchTaskMutation();
  const [remove] = batchTaskApi.useRemoveBatchTaskMutation();
  const [restore] = batchTaskApi.useRestoreBatchTaskMutation();
  const isOfKind = (task: BatchTask): task is TaskOf<Kind> => task.taskType === kind;
  /** A task that has changed its kind is no longer in this list, so it counts as deleted. */
  const ofKind = (outcome: SaveOutcome<BatchTask>): SaveOutcome<TaskOf<Kind>> => {
    if (outcome.status !== 'changed') return outcome;
    const { now } = outcome;
    return { ...outcome, now: now && isOfKind(now) ? now : undefined };
  };
  const toList = (): LoadedRows<TaskOf<Kind>> => {
    if (all.status !== 'ready') return all;
    const rows = all.rows.filter(isOfKind);
    const from = (page - 1) * pageSize;
    return { ...all, rows: rows.slice(from, from + pageSize), count: rows.length };
  };
  return {
    list: toList(),
    refresh: () => loadAnew(query),
    save: async (input, row) => {
      if (!row) return outcomeOf(await add(input));
      const sent = await update({ id: row.id, input, baseVersion: row.version });
      return ofKind(await outcomeOfChange(sent, loadSchema));
    },
    remove: async ({ id }) => failureOf(await remove(id)),
    restore: async ({ id }) => failureOf(await restore(id)),
  };
}
