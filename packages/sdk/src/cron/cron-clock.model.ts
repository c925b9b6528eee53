import type { CronSchedule } from './cron.model';

/** The minutes of an hour at which a schedule fires, in readable form. */
export type MinutePhrase =
  | { readonly kind: 'every' }
  | { readonly kind: 'step'; readonly step: number }
  | { readonly kind: 'at'; readonly minutes: readonly number[] };

/** The times of a day at which a schedule fires, in readable form. */
export type ClockPhrase =
  | { readonly kind: 'times'; readonly times: readonly string[] }
  | { readonly kind: 'hours'; readonly step: number }
  | { readonly kind: 'minutes'; readonly minutes: MinutePhrase; readonly hours: readonly number[] };

/** The maximum number of times listed one by one; a longer sentence would not be read to its end. */
const MAX_LISTED_TIMES = 12;

export const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The step of values that divide the whole clock evenly from 0; steps of 40 minutes or 5 hours do not. */
function evenStep(values: readonly number[], around: number): number | undefined {
  const step = values[1];
  if (step === undefined || values[0] !== 0 || around % step !== 0) return undefined;
  const even = values.every((value, index) => value === index * step);
  return even && values.length * step === around ? step : undefined;
}

function minutePhrase(minutes: readonly number[]): MinutePhrase {
  if (minutes.length === 60) return { kind: 'every' };
  const step = evenStep(minutes, 60);
  return step === undefined ? { kind: 'at', minutes } : { kind: 'step', step };
}

/** Describes the times of a schedule: even steps as steps, uneven ones by their actual times. */
export function clockPhrase({ second, minutes, hours }: CronSchedule): ClockPhrase {
  const step = evenStep(hours, 24);
  const onTheHour = minutes.length === 1 && minutes[0] === 0 && second === 0;
  if (onTheHour && step !== undefined && step > 1) return { kind: 'hours', step };
  if (hours.length === 24 || hours.length * minutes.length > MAX_LISTED_TIMES) {
    return { kind: 'minutes', minutes: minutePhrase(minutes), hours };
  }
  const seconds = second === 0 ? '' : `:${twoDigits(second)}`;
  const times = hours.flatMap((hour) =>
    minutes.map((minute) => `${twoDigits(hour)}:${twoDigits(minute)}${seconds}`),
  );
  return { kind: 'times', times };
}

/** Joins three or more consecutive values into a range. */
export function runsOf(
  values: readonly number[],
): readonly (readonly [first: number, last: number])[] {
  const runs: [number, number][] = [];
  for (const value of values) {
    const run = runs.at(-1);
    if (run?.[1] === value - 1) run[1] = value;
    else runs.push([value, value]);
  }
  return runs.flatMap(([first, last]) =>
    last - first === 1
      ? [[first, first] as const, [last, last] as const]
      : [[first, last] as const],
  );
}

/** Weekdays from Monday, 1, to Sunday, 7, so that a weekend is contiguous. */
export const fromMonday = (weekdays: readonly number[]) =>
  weekdays.map((weekday) => weekday || 7).sort((a, b) => a - b);
