import type { HandlersOf } from '../../http/handlers';
import type { BatchTaskService } from './batch-task.service';
import { withoutSecrets, withStoredSecrets } from './task-secrets';

export function batchTaskHandlers(batchTask: BatchTaskService): HandlersOf<'batchTask'> {
  return {
    list: async ({ user: { userId, scopes }, input }) => {
      const { count, list } = await batchTask.page(userId, input);
      return { count, list: scopes === undefined ? list : list.map(withoutSecrets) };
    },
    add: async ({ user: { userId, scopes }, input }) => {
      const task = await batchTask.add(userId, input);
      return scopes === undefined ? task : withoutSecrets(task);
    },
    update: async ({ user: { userId, scopes }, input }) => {
      if (scopes === undefined) return batchTask.update(userId, input.id, input);
      const stored = await batchTask.find(userId, input.id);
      const changed = withStoredSecrets(input, stored);
      return withoutSecrets(await batchTask.update(userId, input.id, changed, withoutSecrets));
    },
    remove: ({ user, input }) => batchTask.remove(user.userId, input.id),
    restore: async ({ user: { userId, scopes }, input }) => {
      const task = await batchTask.restore(userId, input.id);
      return scopes === undefined ? task : withoutSecrets(task);
    },
  };
}
