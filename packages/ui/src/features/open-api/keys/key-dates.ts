/** Keys end with a day of the robot's zone, which has no summer time. */
const END_OF_DAY = 'T23:59:59+08:00';
const ZONE_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;
/** The last days of a key, in which its end is marked. */
const SOON_MS = 14 * DAY_MS;

/** The day of the robot's zone on which a key ends, `2026-06-01`; empty for no end. */
export const dayOf = (expiresAt: string | null): string =>
  expiresAt === null
    ? ''
    : new Date(Date.parse(expiresAt) + ZONE_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** The end of a key by its day. A day that was not changed keeps the moment that is stored. */
export function endOf(day: string, stored: string | null): string | null {
  if (day === '') return null;
  return day === dayOf(stored) ? stored : `${day}${END_OF_DAY}`;
}

/** What is to be said of the end of a key now. */
export function stateOf(expiresAt: string | null, now: number): 'expired' | 'soon' | 'valid' {
  if (expiresAt === null) return 'valid';
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return 'expired';
  return left < SOON_MS ? 'soon' : 'valid';
}
