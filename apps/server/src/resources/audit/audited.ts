import { isJsonObject, type Json, type JsonObject } from '@chatdeck/sdk/rules';
import type { SignedIn } from '../../http/signed-in';

/** What an entry says of a call, besides who made it and from where. */
export interface Audited {
  /** What the call is about to change, as it is stored. Default: nothing is known of it. */
  readonly before?: (user: SignedIn, input: JsonObject) => Promise<object | undefined>;
  /** What it is afterwards, by what was sent and answered, or `read` again. Default: it is not there. */
  readonly after?: 'read' | ((input: JsonObject, answer: JsonObject) => JsonObject);
  /** Which of the fields of the input says what is changed. Default: `id`. */
  readonly idField?: string;
  /** Whether the call did something, by its answer. Default: it did. */
  readonly isDone?: (answer: unknown) => boolean;
}

/** A call about which there is nothing more to say. */
export const plain = (more: Pick<Audited, 'idField' | 'isDone'> = {}): Audited => more;

/** A text or a number as text; empty for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Some fields of an object, those that it has. */
const partOf = (whole: JsonObject, fields: readonly string[]): JsonObject =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = whole[field];
      return value === undefined ? [] : [[field, value] as const];
    }),
  );

/** A call whose input says what it did, in these fields. */
export const sent = (fields: readonly string[], idField?: string): Audited => ({
  after: (input) => partOf(input, fields),
  ...(idField !== undefined && { idField }),
});

/** A call that changes what these fields hold, which nobody may read. */
export const hidden = (...fields: readonly string[]): Audited => {
  const filled = (value: string) => Object.fromEntries(fields.map((field) => [field, value]));
  return { before: () => Promise.resolve(filled('before')), after: () => filled('after') };
};

/** A call that turns something on or off; one that succeeds has found it the other way. */
export const turned = (field: string, isOn: boolean): Audited => ({
  before: () => Promise.resolve({ [field]: !isOn }),
  after: () => ({ [field]: isOn }),
});

/** A call that changes one field of several things at once. */
export const each = (list: string, idField: string, field: string): Audited => ({
  after: (input) => {
    const rows = input[list];
    const things = Array.isArray(rows) ? rows.filter(isJsonObject) : [];
    return Object.fromEntries(
      things.map((thing) => [textOf(thing[idField]), thing[field] ?? null] as const),
    );
  },
});

/** A call that changes fields of which each account has one, to what is sent. */
export const replaced = (
  fields: readonly string[],
  read: (user: SignedIn) => Promise<Readonly<Record<string, unknown>>>,
): Audited => ({
  before: async (user) => {
    const stored = await read(user);
    return Object.fromEntries(fields.map((field) => [field, stored[field]]));
  },
  after: (input) => partOf(input, fields),
});

/** The calls of rows that are added, changed, removed and restored. */
export function rows(get: (userId: string, id: string) => Promise<object>) {
  const before: Audited['before'] = ({ userId }, { id }) => get(userId, textOf(id));
  const after: Audited['after'] = (_, answer) => answer;
  return {
    added: { after },
    changed: { before, after },
    removed: { before },
  } satisfies Record<string, Audited>;
}

/** The first of these fields that has a text is what a row is called. */
const NAMES = ['name', 'title', 'keywords', 'rssUrl', 'content', 'cron'] as const;

const nameIn = (value: Json | undefined): string =>
  Array.isArray(value)
    ? value.filter((item) => typeof item === 'string').join('、')
    : textOf(value);

/** What a row is called; empty where it has no name. */
export const nameOf = (row: JsonObject | undefined): string =>
  NAMES.map((field) => nameIn(row?.[field])).find((name) => name !== '') ?? '';
