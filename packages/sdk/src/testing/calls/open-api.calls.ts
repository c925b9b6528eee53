import { capText } from '../../core/cap-texts';
import { CODE } from '../../core/codes';
import { MASS_SEND_TARGET, type MassSendTarget } from '../../resources/send/send.constants';
import { OPEN_SESSION_MS } from '../../resources/open-api/open-api.constants';
import type { OutgoingMessage } from '../../resources/send/message.schema';
import { FIXTURE_NOW } from '../fixtures';
import type { MockState } from '../mock-state';
import { MockRefusal, type MockCallsOf } from './mock-call';
import { startJob } from './mock-jobs';

/** Queues a message for the chat that matches all given criteria. */
function say(
  target: MassSendTarget,
  people: readonly { readonly wxid: string }[],
  message: OutgoingMessage,
  state: MockState,
) {
  const [person] = people;
  if (!person) throw new MockRefusal(CODE.notFound);
  if (!state.online) throw new MockRefusal(CODE.robotOffline);
  const groups = [{ wxid: person.wxid }];
  return { jobId: startJob({ target, groups, messages: [message] }, state).id };
}

const fits = (asked: string | undefined, is: string) => asked === undefined || asked === is;

/** Rejects a key that may not make accounts for customers. */
function requireCustomers({ customerCap }: MockState): void {
  if (customerCap === 0) throw new MockRefusal(CODE.customRightNeeded);
}

const customerOf = (id: string, { customers }: MockState) =>
  customers.find(({ customerId }) => customerId === id);

export const openApiCalls: MockCallsOf<'openApi'> = {
  'openApi.get': (_, { apiKey, apiSecret }) => ({ apiKey, apiSecret }),
  'openApi.reset': (_, state) => {
    state.apiKey = 'ck_0a9b8c7d6e5f4321';
    state.apiSecret = 'cs_9f8e7d6c5b4a39281706f5e4';
    return { apiKey: state.apiKey, apiSecret: state.apiSecret };
  },
  'openApi.session': ({ scopes, customerId }, state) => {
    if (customerId !== undefined) {
      requireCustomers(state);
      if (!customerOf(customerId, state)) throw new MockRefusal(CODE.notFound);
    }
    const expiresAt = new Date(Date.parse(FIXTURE_NOW) + OPEN_SESSION_MS).toISOString();
    return { token: 'open-session-token', expiresAt, scopes };
  },
  'openApi.addCustomer': ({ customerId }, state) => {
    requireCustomers(state);
    const known = customerOf(customerId, state);
    if (known) return known;
    if (state.customers.length >= state.customerCap) {
      const rule = 'cap.customers';
      throw new MockRefusal(CODE.invalidValue, { rule }, capText(rule, 'zh-CN'));
    }
    const at = state.customers.length + 1;
    const added = { customerId, apiKey: `ck_customer_${at}`, apiSecret: `cs_customer_${at}` };
    state.customers.push(added);
    return added;
  },
  'openApi.sayToRoom': ({ wxid, roomName, message }, state) => {
    const rooms = state.rooms.filter((room) => fits(wxid, room.wxid) && fits(roomName, room.topic));
    return say(MASS_SEND_TARGET.room, rooms, message, state);
  },
  'openApi.sayToContact': ({ wxid, name, alias, message }, state) => {
    const friends = state.friends.filter(
      (friend) =>
        fits(wxid, friend.wxid) && fits(name, friend.name) && fits(alias, friend.alias ?? ''),
    );
    return say(MASS_SEND_TARGET.contact, friends, message, state);
  },
};
