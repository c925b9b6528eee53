import * as z from 'zod/mini';
import { wireText } from '../../core/wire';
import { chatEndpoints } from '../chat/chat.endpoints';
import { nameSearchRequest } from '../chat/name-search.schema';
import { ownTags } from '../chat/chat-tags.schema';
import { previousNames } from '../chat/previous-name.schema';

/** A group (room) that the robot is in. */
export const roomSchema = z.object({
  wxid: z.string(),
  topic: z.string(),
  avatar: wireText(),
  memberCount: z.number(),
  /** The robot owns the group or is one of its administrators, so it may publish a notice. */
  isAdmin: z.boolean(),
  /** The robot owns the group. */
  isOwner: z._default(z.boolean(), false),
  tags: ownTags(),
});
/** A room of the robot. */
export type Room = z.output<typeof roomSchema>;

/** A group as a choice in a picker. */
export const roomOptionSchema = z.object({
  wxid: z.string(),
  topic: z.string(),
  isAdmin: z.boolean(),
  previousNames: previousNames(),
});
/** A room as a choice. */
export type RoomOption = z.output<typeof roomOptionSchema>;

export const groupEndpoints = chatEndpoints({
  resource: 'group',
  row: roomSchema,
  option: roomOptionSchema,
  searchRequest: nameSearchRequest,
  list: {
    path: '/api/wechat/room',
    summary: 'A page of the groups that the robot is in, filtered by topic, id, initials or tag.',
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
  relatedCounts: {
    path: '/api/wechat/room_related_counts',
    summary: 'How many rules, schedules and tasks refer to each of some groups.',
  },
  tags: {
    path: '/api/wechat/room_tags',
    summary: 'The tags of groups, with their counts.',
  },
  tag: {
    path: '/api/wechat/room_tag',
    summary: 'Gives some groups their tags, in place of those that they have.',
  },
});
