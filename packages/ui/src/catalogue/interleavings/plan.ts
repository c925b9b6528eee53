import * as fc from 'fast-check';
import { SERVER_FAULTS } from '../faults/server-faults';

/** What happens while a form is sent, and when. */
export interface Plan {
  /** In ms after the first press, each press of a user who does not wait. */
  readonly presses: readonly number[];
  /** In ms, how late the answers come. */
  readonly answerMs: number;
  /** What the first answer is. */
  readonly fault: keyof typeof FAULTS | 'none';
  /** In ms after the first press, when the user leaves; undefined for one who stays. */
  readonly leavesAt: number | undefined;
}

/** The answers that a form survives: the session is over, the server fails, there is no connection. */
export const FAULTS = {
  expiry: SERVER_FAULTS['code 40001'],
  failure: SERVER_FAULTS['code 50000'],
  offline: SERVER_FAULTS['no connection'],
} as const;

/** A double click takes at most this long, and so may an answer that it meets. */
const MOST_MS = 40;
const moment = fc.nat(MOST_MS);

const plan: fc.Arbitrary<Plan> = fc.record({
  presses: fc.array(moment, { maxLength: 3 }),
  answerMs: moment,
  fault: fc.constantFrom(
    'none' as const,
    'expiry' as const,
    'failure' as const,
    'offline' as const,
  ),
  leavesAt: fc.option(moment, { nil: undefined, freq: 3 }),
});

/** Plans that are the same for the same seed. */
export const plansOf = (seed: number, count: number): Plan[] =>
  fc.sample(plan, { seed, numRuns: count });
