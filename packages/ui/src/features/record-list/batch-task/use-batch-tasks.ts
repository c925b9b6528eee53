import type { BatchTask } from '@chatdeck/sdk';
import type { BatchTaskInput } from '@chatdeck/sdk/rules';
import type { PagedSearch } from '../../../lists';
import { batchTaskApi } from '../../../store/batch-task.api';
import { toListState, type ListState } from '../../../store/list-state';
import { failureOf } from '../list/failure-of';
import type { Records } from '../list/record-list-definition';
import type { TaskOf } from './batch-task.model';

/** The batch tasks of one kind. */
export function useBatchTasks<Kind extends BatchTask['taskType']>(
  kind: Kind,
  { page, pageSize }: PagedSearch,
): Records<TaskOf<Kind>, BatchTaskInput> {
  const all = toListState(batchTaskApi.useBatchTasksQuery());
  const [add] = batchTaskApi.useAddBatchTaskMutation();
  const [update] = batchTaskApi.useUpdateBatchTaskMutation();
  const [remove] = batchTaskApi.useRemoveBatchTaskMutation();
  const toList = (): ListState<TaskOf<Kind>> => {
    if (all.status !== 'ready') return all;
    const isOfKind = (task: BatchTask): task is TaskOf<Kind> => task.taskType === kind;
    const rows = all.rows.filter(isOfKind);
    const from = (page - 1) * pageSize;
    return { ...all, rows: rows.slice(from, from + pageSize), count: rows.length };
  };
  return {
    list: toList(),
    save: async (input, row) =>
      failureOf(row ? await update({ id: row.id, input }) : await add(input)),
    remove: async ({ id }) => failureOf(await remove(id)),
  };
}
