import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import { logEndpoints as calls } from './log.endpoints';

/** Which chats of the log to list. */
export type LogQuery = RequestOf<typeof calls.conversations>;

/** Which messages of a chat to list. */
export type LogMessageQuery = RequestOf<typeof calls.messages>;

/** What an account has recorded. */
export type LogChange = RequestOf<typeof calls.changeSettings>;

/** The messages that the robot received and sent, if the account has them recorded. */
export const logResource = ({ call }: Connection) => ({
  /** Whether messages are recorded, and how many are. */
  settings: (options?: CallOptions) => call(calls.settings, {}, options),
  /** Turns the log on or off, and the addresses of pictures and files. */
  changeSettings: (change: LogChange, options?: CallOptions) =>
    call(calls.changeSettings, change, options),
  /** One page of chats, `{ count, list }`, the one with the newest message first. */
  conversations: (query: LogQuery = {}, options?: CallOptions) =>
    call(calls.conversations, query, options),
  /** The messages of a chat, `{ list, hasMore }`, newest first. */
  messages: (query: LogMessageQuery, options?: CallOptions) => call(calls.messages, query, options),
  /** Deletes the messages of a chat for good. */
  remove: (conversationId: string, options?: CallOptions) =>
    call(calls.remove, { conversationId }, options),
  /** Deletes all messages for good. */
  clear: (options?: CallOptions) => call(calls.clear, {}, options),
  /** What the robot ran with when a message came, for `simulate`. */
  revision: (id: string, options?: CallOptions) => call(calls.revision, { id }, options),
  /** How often each rule decided about a message. */
  hits: (options?: CallOptions) => call(calls.hits, {}, options),
  /** The messages received and sent on each of the last days (1 to 30, default 7), the oldest day first, and those of each hour of today. */
  daily: (days?: number, options?: CallOptions) => call(calls.daily, { days }, options),
});
