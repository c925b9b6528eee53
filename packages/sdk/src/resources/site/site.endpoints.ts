import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { nothing, pageOf, paging } from '../../core/wire';
import {
  accountMessageSchema,
  builtInEventSchema,
  feedbackSchema,
  releaseSchema,
} from './site.schema';

const callbackEvents = endpoint({
  id: 'site.callbackEvents',
  method: 'GET',
  path: '/api/common/callapi',
  access: 'user',
  origin: 'spec',
  summary: 'The built-in callback events that a rule may use.',
  request: z.object({}),
  response: z.object({ list: z.array(builtInEventSchema) }),
});

const messages = endpoint({
  id: 'site.messages',
  method: 'GET',
  path: '/api/common/message',
  access: 'user',
  origin: 'spec',
  summary: 'A page of messages to the account, newest first.',
  request: z.object({ ...paging }),
  response: pageOf(accountMessageSchema),
});

const notice = endpoint({
  id: 'site.notice',
  method: 'GET',
  path: '/api/common/notice',
  access: 'public',
  origin: 'chosen',
  summary:
    'What the operator says to everybody, and the group to talk in; empty where there is none.',
  request: z.object({}),
  response: z.object({
    content: z.string(),
    /** The number of the support group of users (product specification, section 1). */
    feedbackGroup: z.string(),
  }),
});

const feed = endpoint({
  id: 'site.feed',
  method: 'GET',
  path: '/api/common/feed',
  access: 'public',
  origin: 'chosen',
  summary: 'The change log, newest release first.',
  request: z.object({}),
  response: z.object({ list: z.array(releaseSchema) }),
});

const feedback = endpoint({
  id: 'site.feedback',
  method: 'POST',
  path: '/api/feedback',
  access: 'user',
  origin: 'spec',
  summary: 'Stores feedback to the operator.',
  request: feedbackSchema,
  response: nothing,
});

export const siteEndpoints = { callbackEvents, messages, notice, feed, feedback };
