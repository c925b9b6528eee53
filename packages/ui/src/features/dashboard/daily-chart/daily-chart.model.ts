import type { DailySends } from '@chatdeck/sdk';

/** The periods that the chart can show, in days. */
export const SPANS = { '7': 7, '30': 30 } as const;

/** The last days, oldest first. */
export interface DaysOfSends {
  readonly list: readonly DailySends[];
}

/** Up to here quarters of a round number such as 6 or 10 are not whole. */
const FEW = 12;

/** The top of the scale: a round number that no bar exceeds, and whose quarters are whole numbers. */
export function scaleTop(most: number): number {
  if (most <= FEW) return Math.max(4, Math.ceil(most / 4) * 4);
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 4, 6, 8, 10].find((factor) => factor * power >= most) ?? 10;
  return step * power;
}

/** The largest number of messages on one day. */
export const mostOf = (days: readonly DailySends[]): number =>
  Math.max(0, ...days.map(({ handedOver, failed }) => handedOver + failed));

/** The number of messages over all days. */
export const sumOf = <Of extends string>(
  counts: readonly Readonly<Record<Of, number>>[],
  of: Of,
): number => counts.reduce((sum, count) => sum + count[of], 0);

/** `2026-05-20` as `05-20`. */
export const shortDate = (date: string): string => date.slice(5);
