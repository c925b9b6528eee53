import { SEARCH_TYPE, type FoundName } from '../../resources/chat/name-search.schema';
import type { MockState } from '../mock-state';
import { relatedCountsIn, relationsIn } from './relation.calls';
import { find, includes, page, type MockCallsOf } from './mock-call';

const SEARCH_LIMIT = 20;

/** The mock calls that look up chats, which are identified by the texts that `named` returns. */
const chatCalls = <Chat extends { readonly wxid: string }>(
  chats: (state: MockState) => Chat[],
  named: (chat: Chat) => Pick<FoundName, 'name' | 'alias'>,
) => {
  const matches = (word: string | undefined, chat: Chat) => {
    const { name, alias } = named(chat);
    return includes(word, name, alias);
  };
  return {
    list: (query: { name?: string; current?: number; pageSize?: number }, state: MockState) =>
      page(
        chats(state).filter((chat) => matches(query.name, chat)),
        query,
      ),
    all: (_: unknown, state: MockState) => chats(state),
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
  };
};

const friends = chatCalls(
  (state) => state.friends,
  ({ name, alias }) => ({ name, alias }),
);

export const contactCalls: MockCallsOf<'contact'> = {
  'contact.list': friends.list,
  'contact.all': friends.all,
  'contact.search': friends.search,
  'contact.related': friends.related,
  'contact.relatedCounts': relatedCountsIn,
};

const rooms = chatCalls(
  (state) => state.rooms,
  ({ topic }) => ({ name: topic, alias: '' }),
);

export const groupCalls: MockCallsOf<'group'> = {
  'group.list': rooms.list,
  'group.all': rooms.all,
  'group.search': rooms.search,
  'group.related': rooms.related,
  'group.relatedCounts': relatedCountsIn,
};
