import { contract } from '@chatdeck/sdk/contract';
import type { Routing } from '../../http/routing';
import type { BatchTaskService } from './batch-task.service';
import { withoutSecrets, withStoredSecrets } from './task-secrets';

export function batchTaskRoutes(routing: Routing, batchTask: BatchTaskService): void {
  const calls = contract.batchTask;
  routing.signedIn(calls.list, async ({ user: { userId, scopes }, input }) => {
    const { count, list } = await batchTask.page(userId, input);
    return { count, list: scopes === undefined ? list : list.map(withoutSecrets) };
  });
  routing.signedIn(calls.add, async ({ user: { userId, scopes }, input }) => {
    const task = await batchTask.add(userId, input);
    return scopes === undefined ? task : withoutSecrets(task);
  });
  routing.signedIn(calls.update, async ({ user: { userId, scopes }, input }) => {
    if (scopes === undefined) return batchTask.update(userId, input.id, input);
    const stored = await batchTask.find(userId, input.id);
    const changed = withStoredSecrets(input, stored);
    return withoutSecrets(await batchTask.update(userId, input.id, changed, withoutSecrets));
  });
  routing.signedIn(calls.remove, ({ user, input }) => batchTask.remove(user.userId, input.id));
  routing.signedIn(calls.restore, async ({ user: { userId, scopes }, input }) => {
    const task = await batchTask.restore(userId, input.id);
    return scopes === undefined ? task : withoutSecrets(task);
  });
}
