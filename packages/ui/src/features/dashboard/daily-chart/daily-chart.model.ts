import type { DailySends } from '@chatdeck/sdk';

/** The periods that the chart can show, in days. */
export const SPANS = { '7': 7, '30': 30 } as const;

/** The last days, oldest first. */
export interface DaysOfSends {
  readonly list: readonly DailySends[];
}

/**
 * The top of the scale: the next round number that no bar exceeds; at least 4, so that the quarters are whole numbers.
 */
export function scaleTop(most: number): number {
  if (most <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 4, 6, 8, 10].find((factor) => factor * power >= most) ?? 10;
  return step * power;
}

/** The largest number of messages on one day. */
export const mostOf = (days: readonly DailySends[]): number =>
  Math.max(0, ...days.map(({ handedOver, failed }) => handedOver + failed));

/** The number of messages over all days. */
export const sumOf = (days: readonly DailySends[], of: 'handedOver' | 'failed'): number =>
  days.reduce((sum, day) => sum + day[of], 0);

/** `2026-05-20` as `05-20`. */
export const shortDate = (date: string): string => date.slice(5);
