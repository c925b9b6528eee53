/** A config as JSON that nobody checked, read without trust in a shape. */

/** An object of the config. */
export type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object, or an empty one in the place of anything else. */
export const rowOf = (value: unknown): Row => (isRow(value) ? value : {});

/** The items of a list; none of anything else. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The texts of a list. */
export const textsOf = (value: unknown): readonly string[] =>
  itemsOf(value).filter((item) => typeof item === 'string');

/** A text; empty in the place of anything else. */
export const textIn = (row: Row, key: string): string => {
  const value = row[key];
  return typeof value === 'string' ? value : '';
};

/** The rows of a list with their indexes; what is no row is left out. */
export const rowsIn = (
  config: Row,
  list: string,
): readonly { readonly index: number; readonly row: Row }[] =>
  itemsOf(config[list]).flatMap((row, index) => (isRow(row) ? [{ index, row }] : []));

/** The config with another row in the place of one. */
export const withRow = (config: Row, list: string, index: number, row: Row): Row => ({
  ...config,
  [list]: itemsOf(config[list]).map((old, at) => (at === index ? row : old)),
});

/** The config without a row. */
export const withoutRow = (config: Row, list: string, index: number): Row => ({
  ...config,
  [list]: itemsOf(config[list]).filter((_, at) => at !== index),
});
