import * as z from 'zod/mini';
import {
  logMessageSchema,
  type LogConversation,
  type LogSettings,
} from '../../resources/log/log.schema';
import { isVip } from '../../resources/member/member.constants';
import { loggedDays, loggedHours } from '../fixtures/log';
import type { MockState } from '../mock-state';
import { find, includes, page, type MockCallsOf } from './mock-call';

function settingsOf({ log, user }: MockState): LogSettings {
  const { open, media, customUrl, messages } = log;
  const isMember = isVip(user);
  const lastAt = messages.at(-1)?.at ?? null;
  return { open, media, customUrl, isMember, lastAt, count: messages.length };
}

/** The chats of the log, the one with the newest message first. */
function conversationsOf({ log }: MockState): LogConversation[] {
  const found = new Map<string, LogConversation>();
  for (const { conversationId, conversationName, isRoom, at, text, isSelf } of log.messages) {
    const count = (found.get(conversationId)?.count ?? 0) + 1;
    // Reinserted, so that the newest is last.
    found.delete(conversationId);
    const last = { lastAt: at, lastText: text, lastIsSelf: isSelf };
    found.set(conversationId, { conversationId, name: conversationName, isRoom, count, ...last });
  }
  return [...found.values()].reverse();
}

export const logCalls: MockCallsOf<'log'> = {
  'log.settings': (_, state) => settingsOf(state),
  'log.changeSettings': (change, state) => {
    Object.assign(state.log, change);
    return settingsOf(state);
  },
  'log.conversations': ({ search, conversationId: id, ...query }, state) =>
    page(
      conversationsOf(state)
        .filter(({ name }) => includes(search, name))
        .filter(({ conversationId }) => id === undefined || conversationId === id),
      query,
    ),
  'log.messages': ({ conversationId, before, limit = 50 }, { log }) => {
    const older = log.messages
      .filter((message) => message.conversationId === conversationId)
      .filter(({ id }) => before === undefined || Number(id) < Number(before))
      .reverse();
    const list = z.parse(z.array(logMessageSchema), older.slice(0, limit));
    return { list, hasMore: older.length > limit };
  },
  'log.remove': ({ conversationId }, { log }) => {
    log.messages = log.messages.filter((message) => message.conversationId !== conversationId);
    return null;
  },
  'log.clear': (_, { log }) => {
    log.messages = [];
    log.revisions = [];
    log.hits = [];
    return null;
  },
  'log.revision': ({ id }, { log }) => find(log.revisions, id),
  'log.hits': (_, { log }) => ({ open: log.open, list: log.hits }),
  'log.daily': ({ days = 7 }, { log }) => ({
    open: log.open,
    list: loggedDays(log, days),
    hours: loggedHours(log),
  }),
};
