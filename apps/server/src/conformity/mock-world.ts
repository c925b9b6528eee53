import { createChatdeckClient, createOpenApiClient, type ClientOptions } from '@chatdeck/sdk';
import { ORDER_STATE, SCAN_STATE } from '@chatdeck/sdk/constants';
import { buildUser, createMockBackend } from '@chatdeck/sdk/testing';
import { setupServer } from 'msw/node';
import { softAuthenticator } from '../testing/soft-authenticator';
import { MEMBER_UNTIL, type ContractWorld } from './contract-world';

const BASE = 'http://mock.test';

/** The account as the mock handlers have it. */
export function openMockWorld(fetch: ClientOptions['fetch']): Promise<ContractWorld> {
  const { handlers, state } = createMockBackend({
    baseUrl: BASE,
    change: (initial) => {
      initial.user = buildUser({
        isActivated: false,
        memberUntil: MEMBER_UNTIL,
        customRole: { router: ['roomReply'] },
      });
    },
  });
  const server = setupServer(...handlers);
  server.listen({ onUnhandledRequest: 'error' });
  const [friend, room] = [state.friends[0], state.rooms[0]];
  if (!friend || !room) throw new Error('The mock account knows nobody');
  return Promise.resolve({
    client: createChatdeckClient({ baseUrl: BASE, fetch, auth: { getToken: () => 'mock-token' } }),
    visitor: createChatdeckClient({ baseUrl: BASE, fetch }),
    openApi: createOpenApiClient({ baseUrl: BASE, fetch, ...state }),
    email: state.user.email,
    password: state.password,
    friend,
    room,
    mailedToken: () => Promise.resolve(state.mailToken),
    appCode: () => '123456',
    authenticator: softAuthenticator,
    sayYes: () => {
      state.scanState = SCAN_STATE.confirmed;
      state.payment = ORDER_STATE.paid;
      return Promise.resolve();
    },
    report: (text) => {
      const [last] = state.log.messages.slice(-1);
      if (!last) throw new Error('The mock account has no messages');
      const { wxid: conversationId, topic: conversationName } = room;
      const written = { isRoom: true, isSelf: false, text, conversationId, conversationName };
      state.log.messages.push({ ...last, ...written, id: String(Number(last.id) + 1) });
      return Promise.resolve();
    },
    becomeOperator: () => {
      state.user = { ...state.user, isOperator: true };
      return Promise.resolve();
    },
    goOffline: () => {
      state.online = false;
      return Promise.resolve();
    },
    close: () => {
      server.close();
      return Promise.resolve();
    },
  });
}
