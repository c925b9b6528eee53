import { http, type HttpHandler } from 'msw';
import { endpoints, servedPath, type AnyEndpoint } from '../contract';
import type { MockWorld } from './mock-answer';
import type { MockCalls } from './mock-calls';
import type { MockFaults } from './mock-fault';
import { answerWithFault } from './mock-fault-answer';
import { createMockFetch } from './mock-fetch';
import { mockFileHandler } from './mock-files';
import { MOCK_AMOUNT, type MockAmount } from './mock-amounts';
import type { MockState } from './mock-state';
import { createMockStreams } from './mock-streams';

/** The initial state of a mock backend and its faults. */
export interface MockBackendOptions {
  /** Where the client under test sends its calls. Default: any origin. */
  readonly baseUrl?: string;
  /** The amount of initial data. Default `some`. */
  readonly amount?: MockAmount;
  /** Changes the initial data. */
  readonly change?: (state: MockState) => void;
  /** Answers of single calls that replace the built-in ones. */
  readonly calls?: Partial<MockCalls>;
  /** Faults of single calls; `'*'` applies to all others. */
  readonly faults?: MockFaults;
}

/**
 * A whole backend in memory, made from the contract: as MSW handlers, and as a `fetch` for the client's option of that
 * name, which needs no interception. Each has its own state.
 */
export function createMockBackend(options: MockBackendOptions = {}) {
  const state = MOCK_AMOUNT[options.amount ?? 'some']();
  const streams = createMockStreams();
  state.emit = streams.emit;
  options.change?.(state);
  const world = { state, streams, calls: options.calls };
  const calls = endpoints.map((endpoint) => toHandler(endpoint, world, options));
  const handlers = [...calls, mockFileHandler(state)];
  return { handlers, fetch: createMockFetch(world, options.faults), state };
}

const VERBS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

function toHandler(
  endpoint: AnyEndpoint,
  world: MockWorld,
  { baseUrl = '*', faults }: MockBackendOptions,
): HttpHandler {
  // Files go to the address of their store.
  const origin = endpoint.multipart ? '*' : baseUrl;
  const path = `${origin}${servedPath(endpoint.path).replaceAll(/\{(\w+)\}/g, ':$1')}`;
  return VERBS[endpoint.method](path, ({ request, params }) =>
    answerWithFault(endpoint, { request, params }, world, faults),
  );
}
