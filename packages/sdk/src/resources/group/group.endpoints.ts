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
  all: { path: '/api/wechat/allroom', summary: 'Every group of the robot, for a picker.' },
  search: {
    path: '/api/wechat/search/room',
    summary: 'The first groups whose topic contains the text.',
  },
  related: {
    path: '/api/wechat/room_related',
    summary: 'Everything that refers to a group: rules, schedules, forwards, tasks.',
  },
});
