import type { AuditChange, AuditValue } from '@chatdeck/sdk';
import { isJsonObject, type Json, type JsonObject } from '@chatdeck/sdk/rules';
import { isListOfPairs, isSecretField, withoutKeys } from '../../security/without-keys';

/** How much of a text an entry has. */
const TEXT_MAX = 200;
/** How many changes an entry lists. */
const CHANGES_MAX = 40;
/** Deeper values are compared as one: nobody reads a longer path. */
const DEPTH_MAX = 12;

/** A name and a password in an address, which belong to no field of their own. */
const USER_IN_ADDRESS = /(\b[a-z][\w+.-]*:\/\/)[^\s/@]+@/gi;

/** A text without who logs in to the addresses in it. */
export const withoutUsers = (text: string): string => text.replace(USER_IN_ADDRESS, '$1***@');

/** The beginning of a text, with a sign in place of what could not be stored: a refused request may say anything. */
export const cutTo = (most: number, text: string): string =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/[\0\p{Surrogate}]/gu, '\uFFFD');

const HIDDEN: AuditValue = { text: '', length: 0, isHidden: true };

/** Where a value is: the names on the way to it, and whether it is in a list of pairs. */
interface Place {
  readonly path: string;
  readonly name: string;
  readonly isPairValue: boolean;
  readonly depth: number;
}

/** A value as an entry has it: cut, and without keys. */
function shown(value: Json | undefined, { name, isPairValue }: Place): AuditValue | null {
  if (value === undefined || value === null) return null;
  const isSecret = isSecretField(name) || (isPairValue && name === 'value');
  if (isSecret && value !== '') return HIDDEN;
  // A single pair is masked as its list is.
  const open = withoutKeys(isListOfPairs(name) && isJsonObject(value) ? [value] : value, name);
  const text = withoutUsers(typeof open === 'string' ? open : JSON.stringify(open));
  return { text: cutTo(TEXT_MAX, text), length: text.length, isHidden: false };
}

const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function within({ path, name, depth }: Place, part: string): Place {
  const isIndex = /^\d+$/.test(part);
  return {
    path: path === '' ? part : `${path}.${part}`,
    // Items of a list are called as the list is, and what is inside of a secret is one.
    name: isIndex || isSecretField(name) ? name : part,
    isPairValue: isListOfPairs(name),
    depth: depth + 1,
  };
}

type Report = (place: Place, before: Json | undefined, after: Json | undefined) => void;

/** Reports the changes between two lists: what is the same at both ends is left out. */
function compareLists(
  place: Place,
  before: readonly Json[],
  after: readonly Json[],
  report: Report,
) {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < most - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const [old, now] = [
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  ];
  for (let at = 0; at < Math.max(old.length, now.length); at += 1) {
    compare(within(place, String(start + at)), old[at], now[at], report);
  }
}

function compare(
  place: Place,
  before: Json | undefined,
  after: Json | undefined,
  report: Report,
): void {
  if (place.depth < DEPTH_MAX && isJsonObject(before) && isJsonObject(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      compare(within(place, key), own(before, key), own(after, key), report);
    }
  } else if (place.depth < DEPTH_MAX && hasRows(before) && hasRows(after)) {
    compareLists(place, before, after, report);
  } else if (!isSame(before, after)) {
    report(place, before, after);
  }
}

const own = (object: JsonObject, key: string) =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** A list of objects; a list of texts is read as one value. */
const hasRows = (value: Json | undefined): value is Json[] =>
  Array.isArray(value) && value.some(isJsonObject);

/** What a form sends for a field that was left alone. */
const isEmpty = (value: Json | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** What changed between two states of something; of what is new or gone, each of its fields. */
export function changesBetween(
  before: JsonObject | undefined,
  after: JsonObject | undefined,
): { readonly changes: AuditChange[]; readonly moreChanges: number } {
  const changes: AuditChange[] = [];
  let moreChanges = 0;
  compare(
    { path: '', name: '', isPairValue: false, depth: 0 },
    before ?? {},
    after ?? {},
    (place, old, now) => {
      if (isEmpty(old) && isEmpty(now)) return;
      const change = { path: place.path, before: shown(old, place), after: shown(now, place) };
      if (changes.length < CHANGES_MAX) changes.push(change);
      else moreChanges += 1;
    },
  );
  return { changes, moreChanges };
}
