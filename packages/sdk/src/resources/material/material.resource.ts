import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import { materialEndpoints as calls } from './material.endpoints';
import type { MaterialInput } from './material.rules';

/** Which materials to list: page, page size, name, tag and type. */
export type MaterialQuery = Omit<RequestOf<typeof calls.list>, 'userId'>;

/** Reusable pieces of content. */
export const materialResource = ({ call }: Connection) => ({
  /** One page, `{ count, list }`, newest first. */
  list: (query: MaterialQuery = {}, options?: CallOptions) => call(calls.list, query, options),
  /** One material; 10004 when it does not exist. */
  get: (id: string, options?: CallOptions) => call(calls.detail, { id }, options),
  /** Adds a material; 10001 or 10002 with issues by field when a rule is broken. */
  add: (input: MaterialInput, options?: CallOptions) => call(calls.add, input, options),
  /** Changes a material; its type cannot change. */
  update: (id: string, input: MaterialInput, options?: CallOptions) =>
    call(calls.update, { ...input, id }, options),
  remove: (id: string, options?: CallOptions) => call(calls.remove, { id }, options),
});
