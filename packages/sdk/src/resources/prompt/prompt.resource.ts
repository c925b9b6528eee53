import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import { recordResource } from '../../core/record-resource';
import { promptEndpoints as calls } from './prompt.endpoints';
import type { PresetRole } from './prompt.schema';

export type PromptQuery = RequestOf<typeof calls.list>;

/** Preset roles that AI dialogues speak in. Writing them needs membership: 30001. */
export const promptResource = (connection: Connection) => ({
  /** One page, `{ count, list }`, newest first. */
  list: (query: PromptQuery = {}, options?: CallOptions) =>
    connection.call(calls.list, query, options),
  /** Every role, for a picker. */
  all: (options?: CallOptions) => connection.call(calls.all, {}, options),
  /** One role; 10004 when it does not exist. */
  get: (id: PresetRole['id'], options?: CallOptions) =>
    connection.call(calls.detail, { id }, options),
  ...recordResource(connection, calls),
});
