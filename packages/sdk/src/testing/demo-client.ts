import { createChatdeckClient, type ChatdeckClient } from '../client';
import { endpoints, servedPath, type AnyEndpoint } from '../contract';
import { answerAsMock, type MockRequest, type MockWorld } from './mock-answer';
import { MOCK_AMOUNT } from './mock-state';
import { createMockStreams } from './mock-streams';

/** No request goes there; links such as the address of the server show it. */
const DEMO_URL = 'https://demo.chatdeck.invalid';

interface Route {
  readonly endpoint: AnyEndpoint;
  readonly path: RegExp;
}

// Fixed paths come first: `getall` is not an id.
const routes: readonly Route[] = [...endpoints]
  .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
  .map((endpoint) => {
    const path = servedPath(endpoint.path).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    return { endpoint, path: new RegExp(`^${path}$`) };
  });

function find({ method, url }: Request) {
  const { pathname } = new URL(url);
  for (const { endpoint, path } of routes) {
    const found = endpoint.method === method ? path.exec(pathname) : null;
    if (found) return { endpoint, params: decoded(found.groups ?? {}) };
  }
  return undefined;
}

const decoded = (groups: Readonly<Record<string, string>>): MockRequest['params'] =>
  Object.fromEntries(
    Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]),
  );

const fetchFrom =
  (world: MockWorld): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const found = find(request);
    if (found === undefined) return Response.error();
    const { endpoint, params } = found;
    return answerAsMock(endpoint, { request, params }, world);
  };

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
    fetch: fetchFrom({ state, streams }),
  });
}
