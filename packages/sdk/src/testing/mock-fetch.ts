import type { MockWorld } from './mock-answer';
import type { MockFaults } from './mock-fault';
import { answerWithFault } from './mock-fault-answer';
import { findMockRoute } from './mock-routes';

/** Answers the calls of a client in memory, without a network; rejects as `fetch` does when no answer comes. */
export const createMockFetch =
  (world: MockWorld, faults?: MockFaults): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const found = findMockRoute(request);
    if (found === undefined) return lost();
    const { endpoint, params } = found;
    const answer = answerWithFault(endpoint, { request, params }, world, faults);
    // A request follows its caller's signal weakly: once it is collected, its own signal never aborts.
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    const response = await (signal ? Promise.race([answer, aborted(signal)]) : answer);
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
