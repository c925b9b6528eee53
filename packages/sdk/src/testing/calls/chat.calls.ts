import * as z from 'zod/mini';
import type { ChatSort } from '../../resources/chat/chat.constants';
import { SEARCH_TYPE } from '../../resources/chat/name-search.constants';
import type { FoundName } from '../../resources/chat/name-search.schema';
import { friendOptionSchema } from '../../resources/contact/contact.endpoints';
import { roomOptionSchema } from '../../resources/group/group.endpoints';
import { comparePinyin, initialsOf, mayBeInitials } from '../../resources/chat/pinyin';
import type { MockState } from '../mock-state';
import { relatedCountsIn, relationsIn } from './relation.calls';
import { find, includes, page, type MockCallsOf } from './mock-call';

const SEARCH_LIMIT = 20;

interface MockChat {
  readonly wxid: string;
  readonly weixin?: string;
  readonly memberCount?: number;
  readonly tags: string[];
}

interface ListQuery {
  readonly name?: string;
  readonly tag?: string;
  readonly sort?: ChatSort;
  readonly current?: number;
  readonly pageSize?: number;
}

/** The mock calls that look up chats, which are identified by the texts that `named` returns. */
const chatCalls = <Chat extends MockChat>(
  chats: (state: MockState) => Chat[],
  named: (chat: Chat) => Pick<FoundName, 'name' | 'alias'>,
) => {
  const matches = (word: string | undefined, chat: Chat) => {
    const { name, alias } = named(chat);
    if (!word || chat.wxid === word || includes(word, name, alias, chat.weixin ?? '')) return true;
    return (
      mayBeInitials(word) &&
      [name, alias].some((text) => initialsOf(text).includes(word.toLowerCase()))
    );
  };
  const byName = (one: Chat, other: Chat) => comparePinyin(named(one).name, named(other).name);
  const byMembers = (one: Chat, other: Chat) => (one.memberCount ?? 0) - (other.memberCount ?? 0);
  const orders: Readonly<Record<ChatSort, (one: Chat, other: Chat) => number>> = {
    name: byName,
    nameDown: (one, other) => byName(other, one),
    members: (one, other) => byMembers(one, other) || byName(one, other),
    membersDown: (one, other) => byMembers(other, one) || byName(one, other),
  };
  return {
    list: (query: ListQuery, state: MockState) => {
      const { name, tag, sort = 'name' } = query;
      const found = chats(state).filter(
        (chat) => matches(name, chat) && (tag === undefined || chat.tags.includes(tag)),
      );
      return page(found.sort(orders[sort]), query);
    },
    search: (
      { word, name = '', type }: { word?: string; name?: string; type: string },
      state: MockState,
    ) => {
      const first = chats(state)
        .filter((chat) => matches(word ?? name, chat))
        .slice(0, SEARCH_LIMIT)
        .map((chat) => ({ id: chat.wxid, ...named(chat) }));
      return type === SEARCH_TYPE.objects
        ? { sourceList: first }
        : { list: first.map((found) => found.name) };
    },
    related: ({ wxid }: { wxid: string }, state: MockState) =>
      relationsIn(find(chats(state), wxid).wxid, state),
    tags: (_: unknown, state: MockState) => {
      const counts = new Map<string, number>();
      for (const tag of chats(state).flatMap(({ tags }) => tags)) {
        counts.set(tag, (counts.get(tag) ?? 0) + 1);
      }
      const list = Array.from(counts, ([tag, count]) => ({ tag, count }));
      list.sort((one, other) => other.count - one.count || comparePinyin(one.tag, other.tag));
      return { list };
    },
    tag: (
      { list }: { list: readonly { readonly wxid: string; readonly tags: string[] }[] },
      state: MockState,
    ) => {
      const wanted = new Map(list.map(({ wxid, tags }) => [wxid, [...new Set(tags)]]));
      const rows = chats(state);
      const ids: string[] = [];
      for (const [at, chat] of rows.entries()) {
        const tags = wanted.get(chat.wxid);
        if (tags === undefined) continue;
        rows[at] = { ...chat, tags };
        ids.push(chat.wxid);
      }
      return { ids };
    },
  };
};

const friends = chatCalls(
  (state) => state.friends,
  ({ name, alias }) => ({ name, alias }),
);

export const contactCalls: MockCallsOf<'contact'> = {
  'contact.list': friends.list,
  'contact.all': (_, { friends: all }) => z.parse(z.array(friendOptionSchema), all),
  'contact.search': friends.search,
  'contact.related': friends.related,
  'contact.relatedCounts': relatedCountsIn,
  'contact.tags': friends.tags,
  'contact.tag': friends.tag,
};

const rooms = chatCalls(
  (state) => state.rooms,
  ({ topic }) => ({ name: topic, alias: '' }),
);

export const groupCalls: MockCallsOf<'group'> = {
  'group.list': rooms.list,
  'group.all': (_, { rooms: all }) => z.parse(z.array(roomOptionSchema), all),
  'group.search': rooms.search,
  'group.related': rooms.related,
  'group.relatedCounts': relatedCountsIn,
  'group.tags': rooms.tags,
  'group.tag': rooms.tag,
};
