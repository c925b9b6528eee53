const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** How long ago a time was, in its largest unit; a time that is ahead or none was just now. */
export function agoOf(at: string, now: Date) {
  const minutes = Math.floor((now.getTime() - new Date(at).getTime()) / MINUTE_MS);
  if (!(minutes >= 1)) return { unit: 'now', count: 0 } as const;
  if (minutes < HOUR) return { unit: 'minutes', count: minutes } as const;
  if (minutes < DAY) return { unit: 'hours', count: Math.floor(minutes / HOUR) } as const;
  return { unit: 'days', count: Math.floor(minutes / DAY) } as const;
}
