import type { EndpointById, EndpointId } from '../../contract';
import { CODE } from '../../core/codes';
import type { ParsedRequestOf, ResponseInputOf } from '../../core/endpoint';
import type { MockState } from '../mock-state';

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

/** True when one of the texts has the word in it, or there is no word. */
export const includes = (word: string | undefined, ...texts: string[]) =>
  !word || texts.some((text) => text.toLowerCase().includes(word.toLowerCase()));

/** The item with that id; 10004 without one. */
export function find<T extends { id?: string; wxid?: string }>(items: readonly T[], id: string): T {
  const found = items.find((item) => item.id === id || item.wxid === id);
  if (!found) throw new MockRefusal(CODE.notFound);
  return found;
}
