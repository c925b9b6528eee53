import { useEffect, useState } from 'react';

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;

/** The current time, read again at an interval. */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
