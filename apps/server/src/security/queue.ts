/** Runs expensive work with limited concurrency, in order of arrival; refuses new work while the queue is full. */
export function createQueue(atOnce: number, waitingMax: number, full: () => Error) {
  const waiting: (() => void)[] = [];
  let running = 0;

  function next(): void {
    if (running >= atOnce) return;
    const start = waiting.shift();
    if (start === undefined) return;
    running += 1;
    start();
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= waitingMax) throw full();
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      next();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      next();
    }
  };
}
