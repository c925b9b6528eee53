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
  ...recordResource(connection, calls),
});
