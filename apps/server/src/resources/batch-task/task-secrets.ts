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

/** A task as a session of the open API sees it: without the key and address of a service. */
export function withoutSecrets<T extends Task>(task: T): T {
  const copy = structuredClone(task);
  for (const key of Object.keys(copy.taskInfo)) {
    if (!KNOWN.has(key)) Reflect.deleteProperty(copy.taskInfo, key);
  }
  return copy;
}

/** A change by such a session: hidden fields stay as stored, so that no key is sent to another address. */
export function withStoredSecrets<T extends Task>(given: T, stored: Task): T {
  const copy = withoutSecrets(given);
  const hidden = Object.entries(stored.taskInfo).filter(([key]) => !KNOWN.has(key));
  Object.assign(copy.taskInfo, Object.fromEntries(hidden));
  return copy;
}
