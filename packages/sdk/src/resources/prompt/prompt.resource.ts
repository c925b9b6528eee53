import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import type { Based } from '../../core/kept-row';
import { promptEndpoints as calls } from './prompt.endpoints';
import type { PresetRoleInput } from './prompt.rules';
import type { PresetRole } from './prompt.schema';

export type PromptQuery = RequestOf<typeof calls.list>;

/** Preset roles that AI dialogues speak in. Writing them needs membership: 30001. */
export const promptResource = ({ call }: Connection) => ({
  /** One page, `{ count, list }`, newest first. */
  list: (query: PromptQuery = {}, options?: CallOptions) => call(calls.list, query, options),
  /** Every role, for a picker. */
  all: (options?: CallOptions) => call(calls.all, {}, options),
  /** One role; 10004 when it does not exist. */
  get: (id: PresetRole['id'], options?: CallOptions) => call(calls.detail, { id }, options),
  add: (input: PresetRoleInput, options?: CallOptions) => call(calls.add, input, options),
  /** Changes a role; 10003 when it changed after the `baseVersion` that is named. */
  update: (id: PresetRole['id'], input: PresetRoleInput & Based, options?: CallOptions) =>
    call(calls.update, { ...input, id }, options),
  remove: (id: PresetRole['id'], options?: CallOptions) => call(calls.remove, { id }, options),
  /** Brings a deleted one back under its id, within 30 days. */
  restore: (id: PresetRole['id'], options?: CallOptions) => call(calls.restore, { id }, options),
});
