import { listedRows } from '@chatdeck/sdk/config';
import { CONFIG_LISTS } from '@chatdeck/sdk/constants';
import { isJsonObject, type Json } from '@chatdeck/sdk/plain-rules';
import type { RuleReference } from '@chatdeck/sdk/simulate';
import type { NavigationIntent } from '#context/navigation.ts';
import type { Rows } from '../rows/row-changes';

/** The parameters of a list's page that open a row. */
export type RowQuery = NonNullable<NavigationIntent['query']>;

/** The properties of an object in an order of their own: a store may change it. */
function ordered(value: Json): Json {
  if (Array.isArray(value)) return value.map(ordered);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, ordered(item)]));
}

/** FNV-1a, which distinguishes the rows of a list in seven letters of an address. */
function digestOf(row: Json): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(ordered(row))) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * Opens a row of a list on its page. Rows have no ids: their number is that of the list, and the digest of their content
 * prevents a stale link from opening another row.
 */
export const rowQuery = (stored: Json, at: number): RowQuery => ({
  rule: `${at + 1}-${digestOf(stored)}`,
});

/** Opens a record of a list on its page. */
export const recordQuery = (id: string, at: number): RowQuery => ({ rule: `${at + 1}-${id}` });

/** The index and the rest of an address; undefined if it is none. */
export function readAddress(address: string): { at: number; rest: string } | undefined {
  const [, number, rest] = /^(\d{1,6})-(.+)$/.exec(address) ?? [];
  return rest === undefined ? undefined : { at: Number(number) - 1, rest };
}

/** The index of an addressed row, which may have been moved since; undefined if it is not there any more. */
export function addressedRow(rows: Rows, address: string): number | undefined {
  const read = readAddress(address);
  if (!read) return undefined;
  const { at, rest } = read;
  const isIt = (index: number) => {
    const row = rows[index];
    return row !== undefined && digestOf(row.stored) === rest;
  };
  if (isIt(at)) return at;
  const moved = rows.findIndex((_, index) => isIt(index));
  return moved === -1 ? undefined : moved;
}

function rowsOf(config: unknown, list: string): Rows {
  const known = CONFIG_LISTS.find((one) => one === list);
  return known && isJsonObject(config) ? listedRows(config, known) : [];
}

/** Opens a rule, counted among all rows of its list; nothing for what is no row of a list. */
export function ruleQuery(config: unknown, { list, index }: RuleReference): RowQuery | undefined {
  const row = rowsOf(config, list)[index];
  return row && rowQuery(row.stored, index);
}

/** What a robot runs with, as far as its rules can be opened. */
interface Rules {
  readonly config: unknown;
  readonly dialogues?: readonly { readonly id: string }[] | undefined;
}

/** Opens rules of a robot on their pages; with what is saved, only those that are: unsaved edits are on no page. */
export function robotQuery({ config, dialogues }: Rules, saved?: Rules) {
  return (rule: RuleReference): RowQuery | undefined => {
    if (rule.list === 'dialogues') {
      const id = dialogues?.[rule.index]?.id;
      const at = (saved?.dialogues ?? dialogues)?.findIndex((one) => one.id === id) ?? -1;
      return id === undefined || at === -1 ? undefined : recordQuery(id, at);
    }
    const query = ruleQuery(config, rule);
    if (!saved) return query;
    const at = addressedRow(rowsOf(saved.config, rule.list), query?.['rule'] ?? '');
    return at === undefined ? undefined : query;
  };
}
