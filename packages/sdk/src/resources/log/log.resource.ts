import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import type { logEndpoints } from './log.endpoints';

type Calls = typeof logEndpoints;

/** Which chats of the log to list. */
export type LogQuery = RequestOf<Calls['conversations']>;

/** Which messages of a chat to list. */
export type LogMessageQuery = RequestOf<Calls['messages']>;

/** What an account has recorded. */
export type LogChange = RequestOf<Calls['changeSettings']>;

/** The messages that the robot received and sent, if the account has them recorded. */
export function logResource({ call }: Connection) {
  // Loaded on first use: a client with every resource is part of the first page, and no log is.
  const calls = async () => (await import('./log.endpoints')).logEndpoints;
  return {
    /** Whether messages are recorded, and how many are. */
    settings: async (options?: CallOptions) => call((await calls()).settings, {}, options),
    /** Turns the log on or off, and the addresses of pictures and files. */
    changeSettings: async (change: LogChange, options?: CallOptions) =>
      call((await calls()).changeSettings, change, options),
    /** One page of chats, `{ count, list }`, the one with the newest message first. */
    conversations: async (query: LogQuery = {}, options?: CallOptions) =>
      call((await calls()).conversations, query, options),
    /** The messages of a chat, `{ list, hasMore }`, newest first. */
    messages: async (query: LogMessageQuery, options?: CallOptions) =>
      call((await calls()).messages, query, options),
    /** Deletes the messages of a chat for good. */
    remove: async (conversationId: string, options?: CallOptions) =>
      call((await calls()).remove, { conversationId }, options),
    /** Deletes all messages for good. */
    clear: async (options?: CallOptions) => call((await calls()).clear, {}, options),
    /** What the robot ran with when a message came, for `simulate`. */
    revision: async (id: string, options?: CallOptions) =>
      call((await calls()).revision, { id }, options),
    /** How often each rule decided about a message. */
    hits: async (options?: CallOptions) => call((await calls()).hits, {}, options),
    /** The messages received and sent on each of the last days (1 to 30, default 7), the oldest day first. */
    daily: async (days?: number, options?: CallOptions) =>
      call((await calls()).daily, { days }, options),
  };
}
