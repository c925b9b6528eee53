import { SCHEDULE_INTERVALS } from '../resources/schedule/schedule.constants';
import type { CronSchedule } from './cron.model';
import { engineExpression } from './cron-engine-expression';
import { readCron } from './cron-reading.rules';

/** A preset interval, named by its expression (product specification, section 9). */
export type CronInterval = (typeof SCHEDULE_INTERVALS)[number]['value'];

/** An expression as the choices of a form. Weekdays count from Sunday, 0; days from 1 to 31, and `last` of the month. */
export type CronForm =
  | { readonly kind: 'interval'; readonly interval: CronInterval }
  | { readonly kind: 'daily'; readonly hour: number; readonly minute: number }
  | {
      readonly kind: 'weekly';
      readonly weekdays: readonly number[];
      readonly hour: number;
      readonly minute: number;
    }
  | {
      readonly kind: 'monthly';
      readonly days: readonly (number | 'last')[];
      readonly hour: number;
      readonly minute: number;
    }
  | { readonly kind: 'custom'; readonly expression: string };

const rising = (values: readonly number[]) => [...new Set(values)].sort((a, b) => a - b);

function dayField(days: readonly (number | 'last')[]): string {
  const numbers = rising(days.filter((day) => day !== 'last'));
  if (numbers.length === 31) return '*';
  if (!days.includes('last')) return numbers.join(',');
  // The 31st is a last day anyway, and thirty days with `L` would count as a wildcard on the robot.
  return [...numbers.filter((day) => day < 31), 'L'].join(',');
}

/** Formats the choices of a form as an expression; empty, and so rejected as missing, when no day is chosen. */
export function formToCron(form: CronForm): string {
  if (form.kind === 'interval') return form.interval;
  if (form.kind === 'custom') return form.expression;
  const clock = `0 ${form.minute} ${form.hour}`;
  if (form.kind === 'daily') return `${clock} * * *`;
  if (form.kind === 'monthly') {
    return form.days.length === 0 ? '' : `${clock} ${dayField(form.days)} * *`;
  }
  const weekdays = rising(form.weekdays);
  if (weekdays.length === 0) return '';
  return `${clock} * * ${weekdays.length === 7 ? '*' : weekdays.join(',')}`;
}

const engineOf = (expression: string) => {
  const reading = readCron(expression);
  return reading.status === 'accepted' ? engineExpression(reading.schedule) : undefined;
};

function formOfDays({ days, hours, minutes }: CronSchedule): CronForm | undefined {
  const [hour, minute] = [hours[0], minutes[0]];
  if (hours.length > 1 || minutes.length > 1) return undefined;
  if (hour === undefined || minute === undefined) return undefined;
  if (days.kind === 'every') return { kind: 'daily', hour, minute };
  if (days.kind === 'either') return undefined;
  if (days.kind === 'days') {
    const chosen = [...days.days, ...(days.last ? (['last'] as const) : [])];
    return { kind: 'monthly', days: chosen, hour, minute };
  }
  if (days.nth !== undefined) return undefined;
  return { kind: 'weekly', weekdays: days.weekdays, hour, minute };
}

/**
 * Parses an expression into the choices of a form, by meaning: every spelling of a preset is that preset. `custom` covers
 * what no other form expresses, and what is rejected.
 */
export function cronToForm(expression: string): CronForm {
  const custom: CronForm = { kind: 'custom', expression };
  const reading = readCron(expression);
  if (reading.status === 'refused') return custom;
  const { schedule } = reading;
  const engine = engineExpression(schedule);
  const preset = SCHEDULE_INTERVALS.find(({ value }) => engineOf(value) === engine);
  if (preset) return { kind: 'interval', interval: preset.value };
  const whole = schedule.second === 0 && schedule.months.length === 12;
  return (whole && formOfDays(schedule)) || custom;
}
