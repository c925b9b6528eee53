import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import { recordResource } from '../../core/record-resource';
import { promptEndpoints as calls } from './prompt.endpoints';
import type { Prompt } from './prompt.rules';

export type PromptQuery = RequestOf<typeof calls.list>;

/** Prompts for AI dialogues. Writing them requires a membership: 30001. */
export const promptResource = (connection: Connection) => ({
  /** One page, `{ count, list }`, newest first. */
  list: (query: PromptQuery = {}, options?: CallOptions) =>
    connection.call(calls.list, query, options),
  /** Every prompt, for a picker. */
  all: (options?: CallOptions) => connection.call(calls.all, {}, options),
  /** One prompt; 10004 when it does not exist. */
  get: (id: Prompt['id'], options?: CallOptions) => connection.call(calls.detail, { id }, options),
  /** The dialogues that use it, as `{ list }`. */
  related: (id: Prompt['id'], options?: CallOptions) =>
    connection.call(calls.related, { id }, options),
  /** How many use each of at most 100, as `{ list }` of `{ id, count }`; what is used nowhere is left out. */
  relatedCounts: (ids: string[], options?: CallOptions) =>
    connection.call(calls.relatedCounts, { ids }, options),
  ...recordResource(connection, calls),
});
