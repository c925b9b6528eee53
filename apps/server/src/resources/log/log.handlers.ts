import { rowIdOf } from '../../database/row-id';
import type { HandlersOf } from '../../http/handlers';
import type { LogService } from './log.service';

/** How many days are counted by default. */
const DEFAULT_DAYS = 7;

export const logHandlers = (log: LogService): HandlersOf<'log'> => ({
  settings: ({ user }) => log.settings(user.userId),
  changeSettings: ({ user, input }) => log.changeSettings(user.userId, input),
  conversations: ({ user, input: { search, conversationId, ...query } }) =>
    log.conversations(user.userId, {
      ...query,
      ...(search !== undefined && { search }),
      ...(conversationId !== undefined && { conversationId }),
    }),
  messages: ({ user, input: { conversationId, before, limit } }) =>
    log.messages(
      user.userId,
      conversationId,
      before === undefined ? undefined : rowIdOf(before),
      limit,
    ),
  remove: ({ user, input }) => log.remove(user.userId, input.conversationId),
  clear: ({ user }) => log.clear(user.userId),
  revision: ({ user, input }) => log.revision(user.userId, rowIdOf(input.id)),
  hits: ({ user }) => log.hits(user.userId),
  daily: ({ user, input }) => log.daily(user.userId, input.days ?? DEFAULT_DAYS),
});
