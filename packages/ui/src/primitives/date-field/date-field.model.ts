import { parseDate, type CalendarDate } from '@internationalized/date';

const TIME = /^\s+(\d{1,2}):(\d{1,2})\s*$/;
const DAY = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})/;

/** The day that a text begins with, and what follows it; no day while it is not a date. */
export function readDay(text: string): { day: CalendarDate | null; rest: string } {
  const [begin = '', year = '', month = '', day = ''] = DAY.exec(text) ?? [];
  const rest = text.slice(begin.length);
  try {
    return { day: parseDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`), rest };
  } catch {
    return { day: null, rest: '' };
  }
}

/** The text with another day; what follows it stays, or is `rest` if nothing does. */
export function withDay(text: string, day: { toString: () => string }, rest: string): string {
  const { rest: kept } = readDay(text);
  return `${day.toString()}${kept.trim() === '' ? rest : kept}`;
}

/** The time of a day. */
export interface DayTime {
  readonly hour: number;
  readonly minute: number;
}

/** The time that follows a day, ` 18:30`; none if it is not one. */
export function readTime(rest: string): DayTime | undefined {
  const [, hour = NaN, minute = NaN] = (TIME.exec(rest) ?? []).map(Number);
  return hour < 24 && minute < 60 ? { hour, minute } : undefined;
}

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** The text with another time after its day; unchanged while it has no day. */
export function withTime(text: string, { hour, minute }: DayTime): string {
  const { day } = readDay(text);
  return day ? `${day.toString()} ${twoDigits(hour)}:${twoDigits(minute)}` : text;
}
