import { http, type HttpHandler } from 'msw';
import type { MockWorld } from './mock-answer';
import type { MockCalls } from './mock-calls';
import type { MockFaults } from './mock-fault';
import { answerWithFault } from './mock-fault-answer';
import { createMockFetch } from './mock-fetch';
import { mockFileHandler } from './mock-files';
import { findMockRoute, mockAddresses } from './mock-routes';
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
  const handlers = [callHandler(world, options), mockFileHandler(state)];
  return { handlers, fetch: createMockFetch(world, options.faults), state };
}

/** One handler for all calls: MSW asks its handlers one after the other, with a copy of the request each. */
const callHandler = (world: MockWorld, { baseUrl, faults }: MockBackendOptions): HttpHandler =>
  http.all(mockAddresses(baseUrl), ({ request }) => {
    const found = findMockRoute(request);
    return (
      found && answerWithFault(found.endpoint, { request, params: found.params }, world, faults)
    );
  });
