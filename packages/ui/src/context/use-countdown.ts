import { useEffect, useState } from 'react';

/** The remaining whole seconds of a countdown, and a function that starts it. */
export function useCountdown(): readonly [seconds: number, start: (ms: number) => void] {
  const [endsAt, setEndsAt] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (endsAt === 0) return undefined;
    // Measured by the page's clock, because timers in a background tab are throttled.
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
