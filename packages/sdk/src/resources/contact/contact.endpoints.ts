import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { pageOf, paging } from '../../core/wire';
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

export const contactEndpoints = { list, all };
