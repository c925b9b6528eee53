import { CRON_BOUNDS, CRON_NAMES, type CronField } from './cron.constants';
import type { CronReason } from './cron-reasons.messages';

/** One entry of a field: a value, or the last day of the month. */
export type CronEntry = number | 'L';

const ATOM = /^([*?]|[a-z]{3}|\d{1,4})(?:-([a-z]{3}|\d{1,4}))?(?:\/(\d{1,4}))?$/i;

const isWildcard = (field: CronField, text: string) =>
  text === '*' || (text === '?' && (field === 'day' || field === 'weekday'));

/** The value of a number or name; NaN for a name that the field does not define. */
function valueOf(field: CronField, text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const index = CRON_NAMES[field]?.indexOf(text.toLowerCase()) ?? -1;
  return index < 0 ? NaN : index + CRON_BOUNDS[field][0];
}

function unreadable(field: CronField, atom: string): CronReason {
  if (/^H/.test(atom)) return 'cron.hash';
  return field === 'weekday' && /^\d?L$/.test(atom) ? 'cron.last.weekday' : 'cron.syntax';
}

function readRange(field: CronField, from: number, to: number, step: number) {
  const [min, max] = CRON_BOUNDS[field];
  if (from < min || from > max || to > max) return 'cron.bounds';
  // The robot rejects a range of one value, which the current cron-parser accepts.
  if (from >= to) return 'cron.range';
  if (step === 0) return 'cron.step';
  const values: number[] = [];
  for (let value = from; value <= to; value += step) values.push(value);
  return values;
}

function readAtom(field: CronField, atom: string): readonly CronEntry[] | CronReason {
  if (field === 'day' && atom === 'L') return ['L'];
  const [, start, end, step] = ATOM.exec(atom) ?? [];
  if (!start) return unreadable(field, atom);
  const [min, max] = CRON_BOUNDS[field];
  const every = isWildcard(field, start);
  if (every && end) return 'cron.syntax';
  const from = every ? min : valueOf(field, start);
  const to = end ? valueOf(field, end) : max;
  if (Number.isNaN(from) || Number.isNaN(to)) return unreadable(field, atom);
  if (every || end || step) return readRange(field, from, to, Number(step ?? 1));
  if (from < min || from > max) return 'cron.bounds';
  // A single 7 is Sunday; at the end of a range it remains 7, which matches no weekday.
  return [field === 'weekday' ? from % 7 : from];
}

/** The entries of one field as the robot stores them, with duplicates, since it counts them; or the reason to reject it. */
export function readField(field: CronField, text: string): readonly CronEntry[] | CronReason {
  // Next to `*` the robot leaves `?` unparsed, which then matches no number.
  if (text.includes('*') && text.includes('?')) return 'cron.syntax';
  const entries: CronEntry[] = [];
  for (const atom of text.split(',')) {
    const read = readAtom(field, atom);
    if (typeof read === 'string') return read;
    entries.push(...read);
  }
  const values = entries.filter((entry) => entry !== 'L');
  if (values.length === entries.length) return values.sort((a, b) => a - b);
  // The robot's sort fails with `L` among the numbers, and later days are then never found.
  const rises = values.every((value, index) => value >= (values[index - 1] ?? 0));
  return rises ? entries : 'cron.last.order';
}

/** Each value once. */
export const distinct = (entries: readonly CronEntry[]): readonly number[] => [
  ...new Set(entries.filter((entry) => entry !== 'L')),
];
