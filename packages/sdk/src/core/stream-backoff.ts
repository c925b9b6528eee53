const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** How long to wait before the next attempt: doubling from 1 s to 30 s, with jitter so that many tabs do not reconnect at once. */
export function createBackoff(random: () => number = Math.random) {
  let first = FIRST_MS;
  let attempts = 0;
  return {
    /** The connection works; the server may have set another initial delay, in milliseconds. */
    reset(askedMs?: number): void {
      attempts = 0;
      first = askedMs ?? first;
    },
    next(): number {
      const ceiling = Math.min(LONGEST_MS, first * 2 ** attempts);
      attempts += 1;
      return ceiling / 2 + (random() * ceiling) / 2;
    },
  };
}

/** Resolves after `ms` milliseconds, or as soon as the signal ends. */
export function waitFor(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    if (signal?.aborted) done();
    else signal?.addEventListener('abort', done);
  });
}
