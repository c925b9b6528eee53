import type { ListedRow } from '@chatdeck/sdk';
import { knownLocales, type Text } from '@chatdeck/sdk/constants';
import { isJsonObject, toJsonObject, type Json, type JsonObject } from '@chatdeck/sdk/plain-rules';
import { textsOf } from '#messages';
import type { Rows } from '../rows/row-changes';
import type { ColumnId, CsvColumn, CsvFormat } from './csv-format';
import { csvMessages } from './csv.messages';
import type { Mapping } from './headers';

/** Why a line cannot be imported. */
export type LineProblem =
  | {
      readonly kind: 'choice';
      readonly column: ColumnId;
      readonly cell: string;
      readonly choices: readonly Text[];
    }
  | { readonly kind: 'rule'; readonly column: ColumnId | undefined; readonly rule: string };

/** An earlier rule of the list, or line of the file, that has the same keyword: its number, from 1. */
export interface Duplicate {
  readonly of: 'rule' | 'line';
  readonly word: string;
  readonly number: number;
}

/** One line of a file as a row of the list. */
export interface ImportLine {
  /** Its number in the file, from 1. */
  readonly number: number;
  /** Undefined if it has problems. */
  readonly row: ListedRow | undefined;
  readonly problems: readonly LineProblem[];
  readonly duplicate: Duplicate | undefined;
  /** Its cells, for a line that is no row. */
  readonly text: string;
}

interface ColumnCells {
  readonly column: CsvColumn;
  readonly cells: readonly string[];
}

/** What the form of a rule gets from the cells of a line. */
export function formOf(format: CsvFormat, columns: readonly ColumnCells[]) {
  const fields: { [field: string]: Json } = { ...format.defaults };
  const problems: LineProblem[] = [];
  for (const { column, cells } of columns) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const reading = column.read(cells);
    if ('value' in reading) fields[column.field] = reading.value;
    else problems.push({ kind: 'choice', column: column.id, ...reading });
  }
  return { form: format.toForm?.(fields) ?? fields, problems };
}

/** All words for a paused row: a file may be in another language than the user. */
const isPausedCell = (cell: string) =>
  knownLocales().some(
    (locale) => textsOf(csvMessages, locale).paused.toLowerCase() === cell.trim().toLowerCase(),
  );

const keywordsOf = ({ keywords }: JsonObject) =>
  Array.isArray(keywords) ? keywords.filter((word) => typeof word === 'string') : [];

/** Reads the lines of a file as rows of a list, and tells which of them are duplicates in the list or the file. */
export function importRows(
  format: CsvFormat,
  lines: readonly (readonly string[])[],
  mapping: Mapping,
  { existing, firstNumber }: { readonly existing: Rows; readonly firstNumber: number },
): readonly ImportLine[] {
  const uniqueTextsOf = format.uniqueTextsOf ?? keywordsOf;
  const known = new Map<string, Duplicate>();
  const know = (row: Json, of: Duplicate['of'], number: number) => {
    if (!isJsonObject(row)) return;
    for (const word of uniqueTextsOf(row))
      if (!known.has(word)) known.set(word, { of, word, number });
  };
  existing.forEach(({ stored }, at) => know(stored, 'rule', at + 1));
  return lines.map((line, at): ImportLine => {
    const number = firstNumber + at;
    const cellsOf = (id: ColumnId) => line.filter((_, column) => mapping[column] === id);
    const { form, problems } = formOf(
      format,
      format.columns.map((column) => ({ column, cells: cellsOf(column.id) })),
    );
    const checked = check(format, form);
    const all = [...problems, ...checked.problems];
    const text = line.filter((cell) => cell.trim() !== '').join(' · ');
    if (!checked.stored || all.length > 0) {
      return { number, row: undefined, problems: all, duplicate: undefined, text };
    }
    const duplicate = uniqueTextsOf(checked.stored).flatMap((word) => known.get(word) ?? [])[0];
    know(checked.stored, 'line', number);
    const row = { stored: checked.stored, isPaused: cellsOf('state').some(isPausedCell) };
    return { number, row, problems: [], duplicate, text };
  });
}

/** Checks a line by the rules of the form, so that nothing is imported that could not be typed. */
function check(format: CsvFormat, form: JsonObject) {
  const checked = format.schema['~standard'].validate(form);
  if (checked instanceof Promise) throw new Error('The rules of a list have to be synchronous');
  if (!checked.issues) return { stored: toJsonObject(checked.value), problems: [] };
  const problems = checked.issues.map(({ message, path }): LineProblem => {
    const [part] = path ?? [];
    const field = typeof part === 'object' ? part.key : part;
    const column = format.columns.find((one) => one.field === field);
    return { kind: 'rule', column: column?.id, rule: message };
  });
  return { stored: undefined, problems };
}
