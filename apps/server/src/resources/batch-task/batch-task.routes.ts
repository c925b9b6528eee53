import { contract } from '@chatdeck/sdk/contract';
import type { Routing } from '../../http/routing';
import type { BatchTaskService } from './batch-task.service';

export function batchTaskRoutes(routing: Routing, batchTask: BatchTaskService): void {
  const calls = contract.batchTask;
  routing.signedIn(calls.list, ({ user, input }) => batchTask.page(user.userId, input));
  routing.signedIn(calls.add, ({ user, input }) => batchTask.add(user.userId, input));
  routing.signedIn(calls.update, ({ user, input }) =>
    batchTask.update(user.userId, input.id, input),
  );
  routing.signedIn(calls.remove, ({ user, input }) => batchTask.remove(user.userId, input.id));
}
