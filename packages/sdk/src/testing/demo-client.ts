import { createChatdeckClient, type ChatdeckClient } from '../client';
import { createMockFetch } from './mock-fetch';
import { MOCK_AMOUNT } from './mock-amounts';
import { createMockStreams } from './mock-streams';

/** No request goes there; links such as the address of the server show it. */
const DEMO_URL = 'https://demo.chatdeck.invalid';

/**
 * A client without a server, for demos and first tries: an account in use, whose data live in this client and are gone with
 * it. It needs no key and sends nothing.
 */
export function createDemoClient(): ChatdeckClient {
  const state = MOCK_AMOUNT.some();
  const streams = createMockStreams();
  state.emit = streams.emit;
  return createChatdeckClient({
    baseUrl: DEMO_URL,
    auth: { getToken: () => 'demo' },
    fetch: createMockFetch({ state, streams }),
  });
}
