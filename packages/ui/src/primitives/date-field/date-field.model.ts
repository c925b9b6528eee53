import { parseDate, type CalendarDate } from '@internationalized/date';

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
