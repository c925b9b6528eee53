import { textsOf } from '#messages';
import { knownLocales, type Locale } from '@chatdeck/sdk/constants';
import type { ColumnId, CsvFormat } from './csv-format';
import { csvColumnMessages } from './csv-columns.messages';

/** A column of the file: which one of the list it is; undefined if it is not imported. */
export type Mapping = readonly (ColumnId | undefined)[];

/** All columns of a list, its state last. */
export const columnIds = ({ columns }: CsvFormat): readonly ColumnId[] => [
  ...columns.map(({ id }) => id),
  'state',
];

/** The headers of all columns in a language. */
export const headersIn = (locale: Locale): Readonly<Record<ColumnId, string>> =>
  textsOf(csvColumnMessages, locale);

const plain = (header: string) => header.trim().toLowerCase();
/** 回复2 is a further column of 回复. */
const withoutNumber = (header: string) => plain(header).replace(/\s*\d+$/, '');

/** The columns that a line names, if it is a header in any language: its first cell is one, and half of the others. */
export function readHeader(format: CsvFormat, line: readonly string[]): Mapping | undefined {
  const ids = columnIds(format);
  const known = knownLocales().map(headersIn);
  const mapping = line.map((cell) =>
    ids.find((id) => known.some((headers) => plain(headers[id]) === withoutNumber(cell))),
  );
  const count = mapping.filter((id) => id !== undefined).length;
  return mapping[0] !== undefined && count * 2 > line.length - 1 ? mapping : undefined;
}

/** The columns of lines without a header: as pasted ones usually stand, the rest continues the last if it can. */
export function usualMapping({ pasted, columns }: CsvFormat, width: number): Mapping {
  const last = pasted.at(-1);
  const isRepeated = columns.some((column) => column.id === last && column.isRepeated);
  return Array.from({ length: width }, (_, at) => pasted[at] ?? (isRepeated ? last : undefined));
}
