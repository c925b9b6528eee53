import { isJsonObject, type Json, type JsonObject } from '@chatdeck/sdk/rules';

/** What an entry says of a call, besides who made it and from where. */
export interface Audited {
  /** What the call is about to change, as it is stored. */
  readonly read?: (userId: string, input: JsonObject) => Promise<object | undefined>;
  /** What it is afterwards: the answer, what is read again, what was sent. Default: not there. */
  readonly after?: 'answer' | 'read' | ((input: JsonObject) => JsonObject);
  /** Default: nothing is known of what was there. */
  readonly before?: (input: JsonObject) => JsonObject;
  /** Which of the fields of the input says what is changed. Default: `id`. */
  readonly idField?: string;
  /** Whether the call did something, by its answer. Default: it did. */
  readonly isDone?: (answer: unknown) => boolean;
}

/** A call about which there is nothing more to say. */
export const plain = (more: Pick<Audited, 'idField' | 'isDone'> = {}): Audited => more;

/** A call whose input says what it did, in these fields. */
export const sent = (fields: readonly string[], idField?: string): Audited => ({
  after: (input) =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const value = input[field];
        return value === undefined ? [] : [[field, value] as const];
      }),
    ),
  ...(idField !== undefined && { idField }),
});

/** A call that changes what these fields hold, which nobody may read. */
export const hidden = (...fields: readonly string[]): Audited => {
  const filled = (value: string) => () => Object.fromEntries(fields.map((field) => [field, value]));
  return { before: filled('before'), after: filled('after') };
};

/** A call that changes one field of several things at once. */
export const each = (list: string, idField: string, field: string): Audited => ({
  after: (input) => {
    const rows = input[list];
    const things = Array.isArray(rows) ? rows.filter(isJsonObject) : [];
    return Object.fromEntries(
      things.map((thing) => [String(thing[idField]), thing[field] ?? null] as const),
    );
  },
});

/** A call that changes something of which each account has one. */
export const state = (read: (userId: string) => Promise<object | undefined>): Audited => ({
  read,
  after: 'read',
});

/** The calls of rows that are added, changed, removed and restored. */
export function rows(get: (userId: string, id: string) => Promise<object>) {
  const read: Audited['read'] = (userId, { id }) => get(userId, String(id));
  return {
    added: { after: 'answer' },
    changed: { read, after: 'answer' },
    removed: { read },
  } satisfies Record<string, Audited>;
}

/** The first of these fields that has a text is what a row is called. */
const NAMES = ['name', 'title', 'keywords', 'rssUrl', 'content', 'cron'] as const;

const nameIn = (value: Json | undefined): string =>
  Array.isArray(value)
    ? value.filter((item) => typeof item === 'string').join('、')
    : typeof value === 'string'
      ? value
      : '';

/** What a row is called; empty where it has no name. */
export const nameOf = (row: JsonObject | undefined): string =>
  NAMES.map((field) => nameIn(row?.[field])).find((name) => name !== '') ?? '';
