import type { Locale } from '@chatdeck/sdk/constants';
import { isJsonObject, type Json } from '@chatdeck/sdk/plain-rules';
import { joinList } from '#messages';

const LONGEST = 40;
/** The properties that identify a row, best first (robot contract, section 1.4). */
const NAMES = [
  'keywords',
  'name',
  'roomName',
  'title',
  'content',
  'event',
  'one',
  'many',
  'rssUrl',
  'cron',
] as const;

const short = (label: string) => {
  const letters = [...label];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : label;
};

const plain = (value: Json | undefined, locale: Locale): string => {
  if (typeof value === 'string') return value;
  const texts = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  return joinList(texts, locale);
};

/** The label of a row, such as its keywords. It need not be unique. */
export function rowLabel(row: Json, locale: Locale): string {
  if (!isJsonObject(row)) return short(typeof row === 'string' ? row : JSON.stringify(row));
  const name = NAMES.map((key) => plain(row[key], locale)).find((text) => text !== '');
  return short(name ?? joinList(Object.keys(row), locale));
}
