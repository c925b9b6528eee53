import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { nothing, pageOf, paging, rowId, wireInteger } from '../../core/wire';
import { LOG_DAYS } from './log.constants';
import {
  logConversationSchema,
  loggedDaySchema,
  loggedHourSchema,
  logMessageSchema,
  logRevisionSchema,
  logSettingsSchema,
  ruleHitsSchema,
} from './log.schema';

/** How many messages one call returns at most. */
const LOG_PAGE_MAX = 100;

const conversationId = z.string('required').check(z.minLength(1, 'required'), z.maxLength(200));

const settings = endpoint({
  id: 'log.settings',
  method: 'GET',
  path: '/api/wechat/log/settings',
  access: 'user',
  origin: 'chosen',
  summary: 'Whether the messages of the robot are recorded, and how many are.',
  request: z.object({}),
  response: logSettingsSchema,
});

const changeSettings = endpoint({
  id: 'log.changeSettings',
  method: 'POST',
  path: '/api/wechat/log/settings',
  access: 'user',
  origin: 'chosen',
  summary:
    'Turns the log on or off, and the addresses of pictures and files; what is stored stays.',
  request: z.object({ open: z.boolean(), media: z.boolean() }),
  response: logSettingsSchema,
});

const conversations = endpoint({
  id: 'log.conversations',
  method: 'GET',
  path: '/api/wechat/log/conversations',
  access: 'user',
  origin: 'chosen',
  summary: 'A page of chats in the log, the one with the newest message first.',
  request: z.object({
    ...paging,
    search: z.optional(z.string().check(z.maxLength(100))),
    /** That chat alone, wherever it stands. */
    conversationId: z.optional(conversationId),
  }),
  response: pageOf(logConversationSchema),
});

const messages = endpoint({
  id: 'log.messages',
  method: 'GET',
  path: '/api/wechat/log/messages',
  access: 'user',
  origin: 'chosen',
  summary: 'The messages of a chat, newest first; with `before` those that came before that one.',
  request: z.object({
    conversationId,
    before: z.optional(rowId()),
    limit: z.optional(wireInteger().check(z.minimum(1), z.maximum(LOG_PAGE_MAX))),
  }),
  response: z.object({
    list: z.array(logMessageSchema),
    /** Whether there are older ones. */
    hasMore: z.boolean(),
  }),
});

const remove = endpoint({
  id: 'log.remove',
  method: 'POST',
  path: '/api/wechat/log/remove',
  access: 'user',
  origin: 'chosen',
  summary: 'Deletes the messages of a chat at once; they cannot be restored.',
  request: z.object({ conversationId }),
  response: nothing,
});

const clear = endpoint({
  id: 'log.clear',
  method: 'POST',
  path: '/api/wechat/log/clear',
  access: 'user',
  origin: 'chosen',
  summary: 'Deletes every message of the log at once; they cannot be restored.',
  request: z.object({}),
  response: nothing,
});

const revision = endpoint({
  id: 'log.revision',
  method: 'GET',
  path: '/api/wechat/log/revision',
  access: 'user',
  origin: 'chosen',
  summary:
    'The config and dialogues that the robot ran with when a message came, without keys; 10004 when not retained.',
  request: z.object({ id: rowId() }),
  response: logRevisionSchema,
});

const hits = endpoint({
  id: 'log.hits',
  method: 'GET',
  path: '/api/wechat/log/hits',
  access: 'user',
  origin: 'chosen',
  summary: 'How often each rule decided in 7 and 30 days, and when it last did.',
  request: z.object({}),
  response: z.object({ open: z.boolean(), list: z.array(ruleHitsSchema) }),
});

const daily = endpoint({
  id: 'log.daily',
  method: 'GET',
  path: '/api/wechat/log/daily',
  access: 'user',
  origin: 'chosen',
  summary:
    'Messages received, answered and sent on each of the last days (default 7), today last; `hours` counts today.',
  request: z.object({
    days: z.optional(wireInteger().check(z.minimum(1), z.maximum(LOG_DAYS))),
  }),
  response: z.object({
    open: z.boolean(),
    list: z.array(loggedDaySchema),
    hours: z.array(loggedHourSchema),
  }),
});

export const logEndpoints = {
  settings,
  changeSettings,
  conversations,
  messages,
  remove,
  clear,
  revision,
  hits,
  daily,
};
