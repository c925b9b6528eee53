import type { FoundName } from '../../resources/contact/name-search.schema';
import { find, includes, page, type MockCallsOf } from './mock-call';

const SEARCH_LIMIT = 20;

const found = (people: readonly FoundName[], word: string | undefined, type: string) => {
  const first = people
    .filter(({ name, alias }) => includes(word, name, alias))
    .slice(0, SEARCH_LIMIT);
  return type === 'object' ? { sourceList: first } : { list: first.map(({ name }) => name) };
};

export const contactCalls: MockCallsOf<'contact'> = {
  'contact.list': (query, { friends }) => {
    const found = friends.filter(({ name, alias }) => includes(query.name, name, alias));
    return page(found, query);
  },
  'contact.all': (_, { friends }) => friends,
  'contact.search': ({ word, name, type }, { friends }) =>
    found(
      friends.map((friend) => ({ ...friend, id: friend.wxid })),
      word ?? name,
      type,
    ),
  'contact.related': ({ wxid }, { friends, relations }) => ({
    list: relations[find(friends, wxid).wxid] ?? [],
  }),
};

export const groupCalls: MockCallsOf<'group'> = {
  'group.list': (query, { rooms }) => {
    const found = rooms.filter(({ topic }) => includes(query.name, topic));
    return page(found, query);
  },
  'group.all': (_, { rooms }) => rooms,
  'group.search': ({ word, type }, { rooms }) =>
    found(
      rooms.map(({ wxid, topic }) => ({ id: wxid, name: topic, alias: '' })),
      word,
      type,
    ),
  'group.related': ({ wxid }, { rooms, relations }) => ({
    list: relations[find(rooms, wxid).wxid] ?? [],
  }),
};
