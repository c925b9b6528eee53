import type { MockFault } from '@chatdeck/sdk/testing';

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapped = (row: Row, change: (value: unknown) => unknown): Row =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, change(value)]));

/** Replaces every list with null, or the whole response if it contains no list. */
function withNullLists(data: unknown): unknown {
  if (!isRow(data)) return null;
  const hasList = Object.values(data).some((value) => Array.isArray(value));
  return hasList ? mapped(data, (value) => (Array.isArray(value) ? null : value)) : null;
}

/** Turns every string into an object, every number into a string and every boolean into a list, in list rows too. */
function withWrongTypes(data: unknown): unknown {
  if (Array.isArray(data)) return data.length === 0 ? [7] : data.map(withWrongTypes);
  if (isRow(data)) return mapped(data, withWrongTypes);
  if (typeof data === 'string') return { text: data };
  return typeof data === 'number' ? `about ${data}` : [data];
}

const MANY = 50_000;

/**
 * Grows the lists of a response to 50,000 rows, each with a unique id; lists of rows without an id stay as they are.
 */
function manyRows(data: unknown): unknown {
  if (Array.isArray(data)) return repeated(data);
  if (!isRow(data)) return data;
  const long = mapped(data, (value) => (Array.isArray(value) ? longList(value) : value));
  return 'count' in long ? { ...long, count: MANY } : long;
}

/** A list of one row belongs to a call for a single item, so the lists inside that item grow instead. */
const longList = (rows: readonly unknown[]): unknown =>
  rows.length === 1
    ? rows.map((row) => (isRow(row) ? { ...mapped(row, inner), id: row.id } : row))
    : repeated(rows);

const inner = (value: unknown): unknown => (Array.isArray(value) ? repeated(value) : value);

function repeated(rows: readonly unknown[]): readonly unknown[] {
  const id = ['wxid', 'id'].find((key) => isRow(rows[0]) && key in rows[0]);
  if (id === undefined) return rows;
  return Array.from({ length: MANY }, (_, at) => {
    const row = rows[at % rows.length];
    return isRow(row) && at >= rows.length ? { ...row, [id]: `${String(row[id])}-${at}` } : row;
  });
}

const HTML = '<!doctype html><html><body><h1>nginx</h1></body></html>';

/** What a server, or a proxy in front of it, sends instead of the normal response. */
export const SERVER_FAULTS = {
  'an HTML page with 502': { kind: 'raw', status: 502, body: HTML },
  'JSON that ends in its middle': {
    kind: 'raw',
    status: 200,
    body: '{"code":0,"msg":"","data":{"count":20,"li',
  },
  'an empty body': { kind: 'raw', status: 200, body: '' },
  'null instead of lists': { kind: 'altered', alter: withNullLists },
  'values of wrong types': { kind: 'altered', alter: withWrongTypes },
  '50,000 rows': { kind: 'altered', alter: manyRows },
  'no answer at all': { kind: 'never' },
  'no connection': { kind: 'offline' },
  'an HTML page with 401': { kind: 'raw', status: 401, body: HTML },
  '429 of a proxy': { kind: 'raw', status: 429, body: 'Too Many Requests' },
  'an envelope with 500': {
    kind: 'raw',
    status: 500,
    body: '{"code":50000,"msg":"服务器出错了","data":{"requestId":"r-1"}}',
  },
  'code 40001': { kind: 'code', code: 40001 },
  'code 50000': { kind: 'code', code: 50000 },
  'a slow answer': { kind: 'slow', ms: 100 },
} as const satisfies Record<string, MockFault>;

export type ServerFaultName = keyof typeof SERVER_FAULTS;

/** What comes without an envelope, of which the client makes one error (the SDK's `core/transport.test.ts`). */
const WITHOUT_ENVELOPE: readonly ServerFaultName[] = [
  'an HTML page with 502',
  'JSON that ends in its middle',
  'an empty body',
  'an HTML page with 401',
  '429 of a proxy',
];
const ALL = Object.keys(SERVER_FAULTS) as ServerFaultName[];
const TAKES_ALL = process.env['SERVER_FAULTS'] === 'all';

/**
 * The faults that the component at some place among others is shown under: of those without an envelope, which are one
 * to it, each in turn; in the gauntlet all.
 */
export const faultsAt = (place: number): readonly ServerFaultName[] => {
  const turn = WITHOUT_ENVELOPE[place % WITHOUT_ENVELOPE.length];
  return ALL.filter((name) => TAKES_ALL || name === turn || !WITHOUT_ENVELOPE.includes(name));
};

/** True for the faults that are no failure: the response does arrive, but slow or huge. */
export const isAnswer = (name: ServerFaultName): boolean =>
  name === '50,000 rows' || name === 'a slow answer';
