import { chatEndpoints } from '../chat/chat.endpoints';
import { nameSearchRequest } from '../chat/name-search.schema';
import { roomOptionSchema, roomSchema } from './group.schema';

export const groupEndpoints = chatEndpoints({
  resource: 'group',
  row: roomSchema,
  option: roomOptionSchema,
  searchRequest: nameSearchRequest,
  list: {
    path: '/api/wechat/room',
    summary: 'A page of the groups that the robot is in, filtered by topic.',
  },
  all: { path: '/api/wechat/allroom', summary: 'Every group of the robot as a choice.' },
  search: {
    path: '/api/wechat/search/room',
    summary: 'The first groups whose topic has the word in it.',
  },
  related: {
    path: '/api/wechat/room_related',
    summary: 'What names a group: rules, schedules, forwards, tasks.',
  },
});
