import { vi } from 'vitest';

const STEP_MS = 50;

/** Lets time pass for a call instead of waiting for it: its answer, or its error, and how long it took by that clock. */
export async function afterItsTime<T>(call: () => Promise<T>) {
  // Only what the delays and time limits use; the network of the tests keeps its own clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    const begin = Date.now();
    let isPending = true;
    const settled = call().then(
      (answer) => ({ answer, error: undefined }),
      (error: unknown) => ({ answer: undefined, error }),
    );
    void settled.then(() => (isPending = false));
    while (isPending) await vi.advanceTimersByTimeAsync(STEP_MS);
    return { ...(await settled), ms: Date.now() - begin };
  } finally {
    vi.useRealTimers();
  }
}
