import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { pageOf, paging } from '../../core/wire';
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

export const groupEndpoints = { list, all };
