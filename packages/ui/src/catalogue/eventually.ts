import { waitFor } from '@testing-library/react';

const TURN_MS = 20;
/** Six seconds on an idle core; opening a lazy dialog can take that long on two cores under load. */
const MOST_TURNS = 300;
/** Of a page that changes without end, or of a machine that is this slow, nothing more is expected. */
const GIVE_UP_MS = 100_000;

/**
 * Repeats a check until it holds. Counts turns of the event loop and no seconds: a machine that stands still loses a
 * turn, not the whole wait, and what the page has queued gets as many turns as on a quick one.
 */
export async function eventually<T>(check: () => T, turns = MOST_TURNS): Promise<T> {
  let [taken, lastAt] = [0, Date.now()];
  const end = await waitFor(
    () => {
      try {
        return { held: check() };
      } catch (error) {
        const now = Date.now();
        if (now - lastAt >= TURN_MS) [taken, lastAt] = [taken + 1, now];
        if (taken < turns) throw error;
        return { error };
      }
    },
    { timeout: GIVE_UP_MS, interval: TURN_MS },
  );
  if ('error' in end) throw end.error;
  return end.held;
}
