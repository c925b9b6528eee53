import { refusalText, type RefusalId } from '../../core/refusal-texts';
import type { EndpointById, EndpointId } from '../../contract';
import { CODE } from '../../core/codes';
import type { ParsedRequestOf, ResponseInputOf } from '../../core/endpoint';
import type { MockState, Removed } from '../mock-state';

/** Thrown by a mock call to answer with a nonzero code. */
export class MockRefusal extends Error {
  constructor(
    readonly code: number,
    readonly detail: unknown = null,
    message = '',
  ) {
    super(message);
  }
}

/** What one call does to the state of a mock backend, typed by its schemas. */
export type MockCall<Id extends EndpointId> = (
  input: ParsedRequestOf<EndpointById<Id>>,
  state: MockState,
) => ResponseInputOf<EndpointById<Id>>;

/** The mock calls of one resource: `MockCallsOf<'material'>` has a key for each `material.*`. */
export type MockCallsOf<Resource extends string> = {
  [Id in Extract<EndpointId, `${Resource}.${string}`>]: MockCall<Id>;
};

/** One page of a list, ten rows unless asked otherwise. */
export const page = <T>(items: T[], { current = 1, pageSize = 10 }) => ({
  count: items.length,
  list: items.slice((current - 1) * pageSize, current * pageSize),
});

/** True if one of the texts contains the search text, or there is none. */
export const includes = (word: string | undefined, ...texts: string[]) =>
  !word || texts.some((text) => text.toLowerCase().includes(word.toLowerCase()));

/** The item with that id; 10004 without one. */
export function find<T extends { id?: string | number; wxid?: string }>(
  items: readonly T[],
  id: string,
): T {
  const found = items.find((item) => item.wxid === id || String(item.id) === id);
  if (!found) throw new MockRefusal(CODE.notFound);
  return found;
}

interface Row {
  id: string | number;
}
/** The id of the next row; the ids of deleted rows are not reused. */
export const nextId = (items: readonly Row[], removed: Removed<Row> = []): string =>
  String(
    Math.max(0, ...[...items, ...removed.map(({ row }) => row)].map(({ id }) => Number(id))) + 1,
  );

/** The rejection of one value by a rule, in the format of the server. */
export function brokenRule(path: string, rule: RefusalId): MockRefusal {
  const issue = { path, rule, message: refusalText(rule, 'zh-CN') };
  return new MockRefusal(CODE.invalidValue, { issues: [issue] });
}
