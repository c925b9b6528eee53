import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { pageOf, paging, rowId } from '../../core/wire';
import { relationSchema } from '../robot/relation.schema';
import { nameSearchRequest } from './name-search.request';
import { nameSearchResultSchema } from './name-search.schema';
import { friendOptionSchema, friendSchema } from './contact.schema';

const list = endpoint({
  id: 'contact.list',
  method: 'GET',
  path: '/api/wechat/friend',
  access: 'user',
  origin: 'spec',
  summary: 'A page of the robot’s friends, filtered by name or remark.',
  request: z.object({
    ...paging,
    name: z.optional(z.string()),
    robotId: z.optional(z.string()),
    userId: z.optional(z.string()),
  }),
  response: pageOf(friendSchema),
});

const all = endpoint({
  id: 'contact.all',
  method: 'GET',
  path: '/api/wechat/allfriend',
  access: 'user',
  origin: 'spec',
  summary: 'Every friend of the robot as a choice.',
  request: z.object({ robotId: z.optional(z.string()) }),
  response: z.array(friendOptionSchema),
});

const search = endpoint({
  id: 'contact.search',
  method: 'GET',
  path: '/api/wechat/search/friend',
  access: 'user',
  origin: 'chosen',
  summary: 'The first friends whose name or remark has the word in it.',
  request: z.object({ ...nameSearchRequest, name: z.optional(z.string()) }),
  response: nameSearchResultSchema,
});

const related = endpoint({
  id: 'contact.related',
  method: 'GET',
  path: '/api/wechat/friend_related',
  access: 'user',
  origin: 'spec',
  summary: 'What names a friend: rules, schedules, forwards, tasks.',
  request: z.object({ wxid: rowId() }),
  response: z.object({ list: z.array(relationSchema) }),
});

export const contactEndpoints = { list, all, search, related };
