/**
 * Announces what happens often: the first time soon, after that at most once in `ms` for each account, and never misses the
 * last.
 */
export function createBrake(ms: number, announce: (userId: string) => Promise<void>) {
  const waiting = new Map<string, { readonly timer: NodeJS.Timeout; isDue: boolean }>();

  function start(userId: string): void {
    void announce(userId);
    const timer = setTimeout(() => {
      const isDue = waiting.get(userId)?.isDue ?? false;
      waiting.delete(userId);
      if (isDue) start(userId);
    }, ms);
    timer.unref();
    waiting.set(userId, { timer, isDue: false });
  }

  return {
    happened(userId: string): void {
      const current = waiting.get(userId);
      if (current) current.isDue = true;
      else start(userId);
    },
    stop(): void {
      waiting.forEach(({ timer }) => clearTimeout(timer));
      waiting.clear();
    },
  };
}
