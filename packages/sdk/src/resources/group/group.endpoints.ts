import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { pageOf, paging, rowId } from '../../core/wire';
import { nameSearchRequest } from '../contact/name-search.request';
import { nameSearchResultSchema } from '../contact/name-search.schema';
import { relationSchema } from '../robot/relation.schema';
import { roomOptionSchema, roomSchema } from './group.schema';

const list = endpoint({
  id: 'group.list',
  method: 'GET',
  path: '/api/wechat/room',
  access: 'user',
  origin: 'spec',
  summary: 'A page of the groups that the robot is in, filtered by topic.',
  request: z.object({
    ...paging,
    name: z.optional(z.string()),
    robotId: z.optional(z.string()),
    userId: z.optional(z.string()),
  }),
  response: pageOf(roomSchema),
});

const all = endpoint({
  id: 'group.all',
  method: 'GET',
  path: '/api/wechat/allroom',
  access: 'user',
  origin: 'spec',
  summary: 'Every group of the robot as a choice.',
  request: z.object({ robotId: z.optional(z.string()) }),
  response: z.array(roomOptionSchema),
});

const search = endpoint({
  id: 'group.search',
  method: 'GET',
  path: '/api/wechat/search/room',
  access: 'user',
  origin: 'chosen',
  summary: 'The first groups whose topic has the word in it.',
  request: z.object(nameSearchRequest),
  response: nameSearchResultSchema,
});

const related = endpoint({
  id: 'group.related',
  method: 'GET',
  path: '/api/wechat/room_related',
  access: 'user',
  origin: 'spec',
  summary: 'What names a group: rules, schedules, forwards, tasks.',
  request: z.object({ wxid: rowId() }),
  response: z.object({ list: z.array(relationSchema) }),
});

export const groupEndpoints = { list, all, search, related };
