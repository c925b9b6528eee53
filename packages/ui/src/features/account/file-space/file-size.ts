import type { Locale } from '@chatdeck/sdk/constants';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Formats a number of bytes for people: `640 KB`, `1.5 GB`. */
export function fileSize(bytes: number, locale: Locale): string {
  const step = bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10);
  const unit = UNITS[Math.min(step, UNITS.length - 1)] ?? 'B';
  const count = bytes / 1024 ** UNITS.indexOf(unit);
  const digits = { maximumFractionDigits: count < 10 ? 1 : 0 };
  return `${count.toLocaleString(locale, digits)} ${unit}`;
}
