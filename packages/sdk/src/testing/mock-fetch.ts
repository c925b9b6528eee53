import { endpoints, servedPath, type AnyEndpoint } from '../contract';
import type { MockRequest, MockWorld } from './mock-answer';
import type { MockFaults } from './mock-fault';
import { answerWithFault } from './mock-fault-answer';

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

/** Answers the calls of a client in memory, without a network; rejects as `fetch` does when no answer comes. */
export const createMockFetch =
  (world: MockWorld, faults?: MockFaults): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const found = find(request);
    if (found === undefined) return lost();
    const { endpoint, params } = found;
    const answer = answerWithFault(endpoint, { request, params }, world, faults);
    const response = await Promise.race([answer, aborted(request.signal)]);
    return response.type === 'error' ? lost() : response;
  };

function lost(): never {
  throw new TypeError('Failed to fetch');
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });
