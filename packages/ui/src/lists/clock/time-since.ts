const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A length of time in its largest unit; undefined below a minute. */
export interface TimeSpan {
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly count: number;
}

/** The time since a moment (ISO 8601), rounded down to its largest unit. */
export function timeSince(at: string, now: Date): TimeSpan | undefined {
  const ms = now.getTime() - Date.parse(at);
  if (ms >= DAY_MS) return { unit: 'days', count: Math.floor(ms / DAY_MS) };
  if (ms >= HOUR_MS) return { unit: 'hours', count: Math.floor(ms / HOUR_MS) };
  return ms >= MINUTE_MS ? { unit: 'minutes', count: Math.floor(ms / MINUTE_MS) } : undefined;
}
