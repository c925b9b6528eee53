import { includes, page, type MockCallsOf } from './mock-call';

export const contactCalls: MockCallsOf<'contact'> = {
  'contact.list': (query, { friends }) => {
    const found = friends.filter(({ name, alias }) => includes(query.name, name, alias));
    return page(found, query);
  },
  'contact.all': (_, { friends }) => friends,
};

export const groupCalls: MockCallsOf<'group'> = {
  'group.list': (query, { rooms }) => {
    const found = rooms.filter(({ topic }) => includes(query.name, topic));
    return page(found, query);
  },
  'group.all': (_, { rooms }) => rooms,
};
