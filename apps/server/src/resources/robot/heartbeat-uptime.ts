/**
 * For how long heartbeats have been able to arrive and to be stored without an interruption. Each success of the
 * database extends it; none for `gapMs` is an interruption: the server was stopped, its machine was asleep, or its
 * database was unavailable.
 */
export function heartbeatUptime(gapMs: number) {
  let since = 0;
  let extendedAt = Number.NEGATIVE_INFINITY;

  return {
    /** Milliseconds since the last interruption. */
    ms(): number {
      const now = Date.now();
      if (now - extendedAt > gapMs) since = now;
      return now - since;
    },

    /** The database has answered. */
    extend(): void {
      extendedAt = Date.now();
    },
  };
}
