import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import { recordResource } from '../../core/record-resource';
import { dialogueEndpoints as calls } from './dialogue.endpoints';

export type DialogueQuery = RequestOf<typeof calls.list>;

/** Dialogues with AI services for single chats. Changes require membership: 30001. */
export const dialogueResource = (connection: Connection) => ({
  /** One page, `{ count, list }`, oldest first. */
  list: (query: DialogueQuery = {}, options?: CallOptions) =>
    connection.call(calls.list, query, options),
  ...recordResource(connection, calls),
  /** Puts dialogues in another order, in which the robot tries them; 10004 when one does not exist. */
  reorder: (ids: readonly string[], options?: CallOptions) =>
    connection.call(calls.reorder, { ids: [...ids] }, options),
});
