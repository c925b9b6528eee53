import * as z from 'zod/mini';
import { wireText } from '../../core/wire';
import { chatEndpoints } from '../chat/chat.endpoints';
import { nameSearchRequest } from '../chat/name-search.schema';
import { ownTags } from '../chat/chat-tags.schema';
import { previousNames } from '../chat/previous-name.schema';

/** A friend of the robot; the alias is shown as remark. */
export const friendSchema = z.object({
  wxid: z.string(),
  name: z.string(),
  alias: wireText(),
  avatar: wireText(),
  weixin: wireText(),
  tags: ownTags(),
});
/** A friend of the robot; `alias` is the remark, `''` if there is none. */
export type Friend = z.output<typeof friendSchema>;

/** A friend as a choice in a picker. */
export const friendOptionSchema = z.object({
  wxid: z.string(),
  name: z.string(),
  alias: wireText(),
  previousNames: previousNames(),
});
/** A friend as a choice in a picker. */
export type FriendOption = z.output<typeof friendOptionSchema>;

export const contactEndpoints = chatEndpoints({
  resource: 'contact',
  row: friendSchema,
  option: friendOptionSchema,
  searchRequest: z.extend(nameSearchRequest, { name: z.optional(z.string()) }),
  list: {
    path: '/api/wechat/friend',
    summary: "A page of the robot's friends, filtered by name, remark, id, initials or tag.",
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
  relatedCounts: {
    path: '/api/wechat/friend_related_counts',
    summary: 'How many rules, schedules and tasks refer to each of some friends.',
  },
  tags: {
    path: '/api/wechat/friend_tags',
    summary: 'The tags of friends, with their counts.',
  },
  tag: {
    path: '/api/wechat/friend_tag',
    summary: 'Gives some friends their tags, in place of those that they have.',
  },
});
