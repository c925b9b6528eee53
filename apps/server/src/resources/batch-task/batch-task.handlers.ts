import { CODE } from '@chatdeck/sdk/constants';
import { rowIdOf } from '../../database/row-id';
import type { HandlersOf } from '../../http/handlers';
import type { SignedIn } from '../../http/signed-in';
import { Refusal } from '../../refusal/refusal';
import { recordHandlers } from '../record/record.handlers';
import type { BatchTaskService } from './batch-task.service';

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
    add: async (call) => {
      refuseSecrets(call.user, call.input);
      return shownTo(call.user, await calls.add(call));
    },
    update: async (call) => {
      const { user, input } = call;
      if (user.scopes === undefined) return calls.update(call);
      refuseSecrets(user, input);
      const id = rowIdOf(input.id);
      const changed = withStoredSecrets(input, await batchTask.find(user.userId, id));
      return withoutSecrets(await batchTask.update(user.userId, id, changed, withoutSecrets));
    },
    remove: calls.remove,
    restore: async (call) => shownTo(call.user, await calls.restore(call)),
  };
}

/**
 * The fields of a task that the contract declares. Other fields are for the robot: the address and key of a service.
 */
const KNOWN: ReadonlySet<string> = new Set([
  'sortId',
  'num',
  'endWord',
  'delay',
  'contents',
  'memorialDay',
  'prefix',
  'suffix',
  'isLocal',
]);

interface Task {
  readonly taskInfo: object;
}

const hiddenIn = ({ taskInfo }: Task) => Object.keys(taskInfo).filter((key) => !KNOWN.has(key));

/** Refuses fields that such a session may not set: a robot would send its messages to that address. */
function refuseSecrets({ scopes }: SignedIn, task: Task): void {
  const fields = hiddenIn(task).map((key) => `taskInfo.${key}`);
  if (scopes !== undefined && fields.length > 0) {
    throw new Refusal(CODE.scopeNeeded, { scopes: [], fields });
  }
}

/** A task as a session of the open API sees it: without the key and address of a service, which it says. */
function withoutSecrets<T extends Task>(task: T): T {
  const hidden = hiddenIn(task);
  if (hidden.length === 0) return task;
  const copy = structuredClone(task);
  for (const key of hidden) Reflect.deleteProperty(copy.taskInfo, key);
  return { ...copy, isPartial: true };
}

/** A change by such a session: hidden fields stay as stored, so that no key is sent to another address. */
function withStoredSecrets<T extends Task>(given: T, stored: Task): T {
  const copy = structuredClone(given);
  const hidden = Object.entries(stored.taskInfo).filter(([key]) => !KNOWN.has(key));
  Object.assign(copy.taskInfo, Object.fromEntries(hidden));
  return copy;
}
