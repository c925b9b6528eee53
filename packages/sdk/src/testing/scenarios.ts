import { CODE } from '../core/codes';
import { buildUser } from './fixtures';
import type { MockBackendOptions } from './mock-backend';

/**
 * The scenarios that every panel and every integration should be tested in, as options of `createMockBackend`:
 * `setupServer(...createMockBackend(SCENARIOS.many).handlers)`.
 */
export const SCENARIOS = {
  /** An account in use: a few of everything. */
  some: { amount: 'some' },
  /** A new account: nothing yet. */
  empty: { amount: 'empty' },
  /** A large account: lists of many pages. */
  many: { amount: 'many' },
  /** Each answer takes two seconds. */
  slow: { faults: { '*': { kind: 'slow', ms: 2_000 } } },
  /** The server rejects each call with error code 50000. */
  rejects: {
    faults: { '*': { kind: 'code', code: CODE.serverError, data: { requestId: 'r-1' } } },
  },
  /** No connection at all. */
  networkDown: { faults: { '*': { kind: 'offline' } } },
  /** The token has expired (40004). */
  expired: { faults: { '*': { kind: 'code', code: CODE.expiredToken } } },
  /** Signed in without membership and without custom rights. */
  restricted: {
    change: (state) => {
      state.user = buildUser({ role: 'user', customRole: { router: [] } });
    },
  },
  /** A proxy answers with an HTML page. */
  malformed: { faults: { '*': { kind: 'raw', status: 502, body: '<html>Bad gateway</html>' } } },
} as const satisfies Record<string, MockBackendOptions>;
/** The name of a scenario. */
export type ScenarioName = keyof typeof SCENARIOS;
