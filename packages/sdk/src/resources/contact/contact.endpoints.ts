import * as z from 'zod/mini';
import { chatEndpoints } from '../chat/chat.endpoints';
import { nameSearchRequest } from '../chat/name-search.schema';
import { friendOptionSchema, friendSchema } from './contact.schema';

export const contactEndpoints = chatEndpoints({
  resource: 'contact',
  row: friendSchema,
  option: friendOptionSchema,
  searchRequest: z.extend(nameSearchRequest, { name: z.optional(z.string()) }),
  list: {
    path: '/api/wechat/friend',
    summary: 'A page of the robot’s friends, filtered by name or remark.',
  },
  all: { path: '/api/wechat/allfriend', summary: 'Every friend of the robot, for a picker.' },
  search: {
    path: '/api/wechat/search/friend',
    summary: 'The first friends whose name or remark contains the text.',
  },
  related: {
    path: '/api/wechat/friend_related',
    summary: 'Everything that refers to a friend: rules, schedules, forwards, tasks.',
  },
});
