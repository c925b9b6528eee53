import type { Locale } from '@chatdeck/sdk/constants';
import { isJsonObject, type Json } from '@chatdeck/sdk/rules';
import { joinList } from '#messages';

const LONGEST = 40;
/** What tells a row from its neighbours, the best first (robot contract, section 1.4). */
const NAMES = ['keywords', 'name', 'roomName', 'title', 'content', 'event', 'one', 'many'] as const;

const short = (label: string) => {
  const letters = [...label];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : label;
};

const plain = (value: Json | undefined, locale: Locale): string => {
  if (typeof value === 'string') return value;
  const text = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  return joinList(text, locale);
};

/** What a row of a list is known by, such as its keywords; its position says the rest. */
export function rowLabel(row: Json, locale: Locale): string {
  if (!isJsonObject(row)) return short(typeof row === 'string' ? row : JSON.stringify(row));
  const name = NAMES.map((key) => plain(row[key], locale)).find((text) => text !== '');
  return short(name ?? joinList(Object.keys(row), locale));
}
