/**
 * Repeats work until stopped, without keeping the process alive; returns a function that stops it and waits for the
 * current run.
 */
export function every(ms: number, work: () => void | Promise<void>): () => Promise<void> {
  let running: void | Promise<void>;
  const timer = setInterval(() => {
    running = work();
  }, ms).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/**
 * Runs one round after another: each returns how many milliseconds later the next one begins. A round must not fail.
 */
export function createRounds(round: () => Promise<number>) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = true;
  let isNudged = false;

  function run(): void {
    isNudged = false;
    running = round().then((waitMs) => {
      running = undefined;
      if (!isStopped) timer = setTimeout(run, isNudged ? 0 : Math.ceil(waitMs));
    });
  }

  return {
    start: (): void => {
      isStopped = false;
      run();
    },

    /** Begins the next round at once, or as soon as the current one has finished. */
    nudge: (): void => {
      isNudged = true;
      if (isStopped || running !== undefined) return;
      clearTimeout(timer);
      run();
    },

    /** Waits for the current round and begins no more. */
    stop: async (): Promise<void> => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
