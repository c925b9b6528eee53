import { rowIdOf } from '../../database/row-id';
import type { HandlersOf } from '../../http/handlers';
import type { SignedIn } from '../../http/signed-in';
import { recordHandlers } from '../record/record.handlers';
import type { BatchTaskService } from './batch-task.service';
import { withoutSecrets, withStoredSecrets } from './task-secrets';

/** Sessions of the open API see no secrets. */
const shownTo = <T extends { readonly taskInfo: object }>({ scopes }: SignedIn, task: T): T =>
  scopes === undefined ? task : withoutSecrets(task);

export function batchTaskHandlers(batchTask: BatchTaskService): HandlersOf<'batchTask'> {
  const calls = recordHandlers(batchTask);
  return {
    list: async (call) => {
      const { count, list } = await calls.list(call);
      return { count, list: list.map((task) => shownTo(call.user, task)) };
    },
    add: async (call) => shownTo(call.user, await calls.add(call)),
    update: async (call) => {
      const { user, input } = call;
      if (user.scopes === undefined) return calls.update(call);
      const id = rowIdOf(input.id);
      const changed = withStoredSecrets(input, await batchTask.find(user.userId, id));
      return withoutSecrets(await batchTask.update(user.userId, id, changed, withoutSecrets));
    },
    remove: calls.remove,
    restore: async (call) => shownTo(call.user, await calls.restore(call)),
  };
}
