import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import type { Based } from '../../core/kept-row';
import { dialogueEndpoints as calls } from './dialogue.endpoints';
import type { DialogueInput } from './dialogue.rules';

export type DialogueQuery = RequestOf<typeof calls.list>;

/** Dialogues with AI services for single chats. Writing needs membership: 30001. */
export const dialogueResource = ({ call }: Connection) => ({
  /** One page, `{ count, list }`, oldest first. */
  list: (query: DialogueQuery = {}, options?: CallOptions) => call(calls.list, query, options),
  /** Adds a dialogue; 10001 or 10002 with issues by field when a rule is broken. */
  add: (input: DialogueInput, options?: CallOptions) => call(calls.add, input, options),
  /** Replaces a dialogue; 10004 when it does not exist, 10003 when it changed after the `baseVersion` that is named. */
  update: (id: string, input: DialogueInput & Based, options?: CallOptions) =>
    call(calls.update, { ...input, id }, options),
  remove: (id: string, options?: CallOptions) => call(calls.remove, { id }, options),
  /** Brings a deleted one back under its id, within 30 days. */
  restore: (id: string, options?: CallOptions) => call(calls.restore, { id }, options),
});
