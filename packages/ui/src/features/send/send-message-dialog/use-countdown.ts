import { useEffect, useState } from 'react';

/** Whole seconds that are left of a wait, and how to start one. */
export function useCountdown(): readonly [seconds: number, start: (ms: number) => void] {
  const [endsAt, setEndsAt] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (endsAt === 0) return undefined;
    // Measured against the clock of the page: timers are slow in a tab in the background.
    const tick = () => setLeft(Math.max(0, endsAt - performance.now()));
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  const start = (ms: number) => {
    setLeft(ms);
    setEndsAt(performance.now() + ms);
  };
  return [Math.ceil(left / 1000), start];
}
