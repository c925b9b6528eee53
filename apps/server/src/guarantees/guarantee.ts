import type { TestContext } from 'vitest';

/** The result of one run; the stage prints it as one line. */
export interface Guarantee {
  readonly name: string;
  /** The measurement, such as `0 of 1,000 accepted`. */
  readonly measured: string;
  /** The same measurement where there was something to find. */
  readonly control: string;
  /** How many cases were counted; the gauntlet repeats the measurement until it has enough of them. */
  readonly cases?: number;
}

declare module 'vitest' {
  interface TaskMeta {
    measured?: Guarantee;
  }
}

/** Adds a measurement to the report of its test. */
export function show({ task }: TestContext, measured: Guarantee): void {
  task.meta.measured = measured;
}

/** 1234 as `1,234`. */
export const grouped = (count: number): string => count.toLocaleString('en');

/** The wait that this share of them does not exceed; 1 for the longest. */
export const percentile = (waits: readonly number[], share: number): number =>
  [...waits].sort((a, b) => a - b)[Math.min(Math.floor(waits.length * share), waits.length - 1)] ??
  Infinity;

/** The 99th percentile, in the unit of the waits. */
export const p99 = (waits: readonly number[]): number => percentile(waits, 0.99);
