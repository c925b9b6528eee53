interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** A statement with more items than this would be slower than two. */
const AT_ONCE = 500;

/**
 * Answers many items with one statement: those of one turn of the event loop, and those that come while one runs, share
 * the next, at most `most` of them. `answer` resolves with what to tell each; equal items are answered alike by it. If it
 * fails, so do the items that have waited for it, which would otherwise wait for a database that hangs twice as long as it
 * may.
 */
export function inBatches<Item, Result>(
  answer: (items: readonly Item[]) => Promise<(item: Item) => Result>,
  most = AT_ONCE,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      try {
        const resultOf = await answer(batch.map(({ item }) => item));
        for (const { item, resolve } of batch) resolve(resultOf(item));
      } catch (error) {
        for (const { reject } of [...batch, ...waiting.splice(0)]) reject(error);
      }
    }
    isRunning = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      // After all requests that have arrived: the embedded database answers within the handling of one.
      setImmediate(() => void run());
    });
}
