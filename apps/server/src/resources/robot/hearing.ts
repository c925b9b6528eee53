/**
 * For how long heartbeats have been able to arrive and to be stored. A look at the database that succeeds shows it; none
 * for `gapMs` is a break: the server was stopped, its machine was asleep, or its database was away.
 */
export function hearing(gapMs: number) {
  let since = 0;
  let lastAt = Number.NEGATIVE_INFINITY;

  return {
    /** Milliseconds since the last break; 0 after one. */
    forMs(): number {
      const now = Date.now();
      if (now - lastAt > gapMs) since = now;
      return now - since;
    },

    /** Notes that the database was reached. */
    well(): void {
      lastAt = Date.now();
    },
  };
}
