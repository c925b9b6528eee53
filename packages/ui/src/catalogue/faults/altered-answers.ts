type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapped = (row: Row, change: (value: unknown) => unknown): Row =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, change(value)]));

/** Null in the place of every list, and of an answer that has none. */
export function withNullLists(data: unknown): unknown {
  if (!isRow(data)) return null;
  const hasList = Object.values(data).some((value) => Array.isArray(value));
  return hasList ? mapped(data, (value) => (Array.isArray(value) ? null : value)) : null;
}

/** Every text an object, every number a text, every flag a list; in the rows of lists too. */
export function withWrongTypes(data: unknown): unknown {
  if (Array.isArray(data)) return data.length === 0 ? [7] : data.map(withWrongTypes);
  if (isRow(data)) return mapped(data, withWrongTypes);
  if (typeof data === 'string') return { text: data };
  return typeof data === 'number' ? `about ${data}` : [data];
}

const MANY = 50_000;

/** The lists of an answer with 50,000 rows, each with an id of its own; rows without one stay as they are. */
export function manyRows(data: unknown): unknown {
  if (Array.isArray(data)) return repeated(data);
  if (!isRow(data)) return data;
  const long = mapped(data, (value) => (Array.isArray(value) ? longList(value) : value));
  return 'count' in long ? { ...long, count: MANY } : long;
}

/** A list of one row is that of a call for one thing: the lists inside it get long. */
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
