/** Does dear work a few at a time, in the order in which it came; refuses what comes while too much waits. */
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
