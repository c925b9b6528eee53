import type { CronField } from './cron.constants';
import type { CronReason, CronWarning } from './cron-reasons.messages';

/** The days on which the robot runs. Weekdays count from Sunday, 0; `nth` 2 means the second such weekday of a month. */
export type CronDays =
  | { readonly kind: 'every' }
  | { readonly kind: 'days'; readonly days: readonly number[]; readonly last: boolean }
  | { readonly kind: 'weekdays'; readonly weekdays: readonly number[]; readonly nth?: number }
  | {
      readonly kind: 'either';
      readonly days: readonly number[];
      readonly last: boolean;
      readonly weekdays: readonly number[];
      readonly nth?: number;
    };

/** What an accepted expression means on the robot, in Asia/Shanghai; each list is sorted and has no duplicates. */
export interface CronSchedule {
  readonly second: number;
  readonly minutes: readonly number[];
  readonly hours: readonly number[];
  readonly months: readonly number[];
  readonly days: CronDays;
}

/** An expression that must not be saved, and why. */
export interface CronRefusal {
  readonly status: 'refused';
  readonly verdict: 'empty' | 'invalid' | 'never' | 'frequent';
  readonly reason: CronReason;
  /** The invalid field; absent when the whole expression is invalid. */
  readonly field?: CronField;
}

/** An expression that may be saved; requires a confirmation when its verdict is `every-minute`. */
export interface CronAcceptance {
  readonly status: 'accepted';
  readonly verdict: 'fine' | 'every-minute';
  readonly schedule: CronSchedule;
  readonly warnings: readonly CronWarning[];
}

/** The one verdict on an expression, for forms and server alike. */
export type CronReading = CronAcceptance | CronRefusal;
