import { DEFAULT_CRON, SCHEDULE_INTERVALS } from '@chatdeck/sdk/constants';
import { CRON_FIELDS, cronToForm, formToCron, type CronForm } from '@chatdeck/sdk/cron';

/** The choices of all kinds at once, so that switching between kinds loses nothing. */
export interface CronDraft {
  readonly kind: CronForm['kind'];
  readonly interval: Extract<CronForm, { kind: 'interval' }>['interval'];
  readonly weekdays: readonly number[];
  readonly days: readonly (number | 'last')[];
  /** As typed: `08:00`. */
  readonly time: string;
  /** The six fields of a custom expression. */
  readonly fields: readonly string[];
}

const two = (value: number) => String(value).padStart(2, '0');

/** Splits an expression into six fields; any surplus goes into the last one. */
export function toFields(expression: string): readonly string[] {
  const parts = expression.trim().split(/\s+/);
  const last = CRON_FIELDS.length - 1;
  return CRON_FIELDS.map((_, at) => (at < last ? (parts[at] ?? '') : parts.slice(last).join(' ')));
}

/** The draft of a stored expression; 08:00 daily if there is none. */
export function toDraft(expression: string): CronDraft {
  const start = expression.trim() === '' ? DEFAULT_CRON : expression;
  const form = cronToForm(start);
  const hasClock = form.kind === 'daily' || form.kind === 'weekly' || form.kind === 'monthly';
  return {
    kind: form.kind,
    interval: form.kind === 'interval' ? form.interval : SCHEDULE_INTERVALS[0].value,
    weekdays: form.kind === 'weekly' ? form.weekdays : [1],
    days: form.kind === 'monthly' ? form.days : [1],
    time: hasClock ? `${two(form.hour)}:${two(form.minute)}` : '08:00',
    fields: toFields(start),
  };
}

/** Parses a time such as `08:00`, also with a full-width colon. */
export function readTime(text: string) {
  const [, hours, minutes] = /^\s*(\d{1,2})[:：](\d{1,2})\s*$/.exec(text) ?? [];
  const [hour, minute] = [Number(hours), Number(minutes)];
  return hour <= 23 && minute <= 59 ? { hour, minute } : undefined;
}

/** Whether the draft's kind has a time of day. */
export const hasTime = ({ kind }: CronDraft) =>
  kind === 'daily' || kind === 'weekly' || kind === 'monthly';

/** The expression of a draft; empty if a choice is missing, undefined if the time is invalid. */
export function toExpression(draft: CronDraft): string | undefined {
  const { kind, interval, weekdays, days } = draft;
  if (kind === 'interval') return formToCron({ kind, interval });
  if (kind === 'custom') return draft.fields.join(' ').trim();
  const time = readTime(draft.time);
  if (!time) return undefined;
  if (kind === 'daily') return formToCron({ kind, ...time });
  if (kind === 'weekly') return formToCron({ kind, weekdays, ...time });
  return formToCron({ kind, days, ...time });
}
