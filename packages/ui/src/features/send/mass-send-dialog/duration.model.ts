import type { Locale } from '@chatdeck/sdk/constants';

const UNITS = [
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A duration such as 9分钟36秒; without seconds from one hour on. */
export function formatDuration(ms: number, locale: Locale): string {
  let left = Math.max(1, Math.round(ms / 1_000));
  const parts: string[] = [];
  for (const [unit, seconds] of UNITS) {
    const count = Math.floor(left / seconds);
    left -= count * seconds;
    const isTooFine = unit === 'second' && ms >= 3_600_000;
    if (count === 0 || isTooFine) continue;
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' });
    parts.push(format.format(count));
  }
  return new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }).format(parts);
}
