import { type Locale, textIn } from '@chatdeck/sdk/constants';
import { isJsonObject, type Json, type JsonObject } from '@chatdeck/sdk/plain-rules';
import type { Rows } from '../rows/row-changes';
import type { CsvFormat } from './csv-format';
import { toCsv } from './csv-text';
import { headersIn } from './headers';
import { formOf } from './import-rows';

interface Exported {
  readonly csv: string;
  /** The number of rows in it: what cannot be read as a row of the list is left out. */
  readonly count: number;
  /** How many of them would not come back the same, such as replies with a link. */
  readonly incomplete: number;
}

/** The rows of a list as a CSV file in the user's language. */
export function exportRows(
  format: CsvFormat,
  rows: Rows,
  locale: Locale,
  states: { readonly running: string; readonly paused: string },
): Exported {
  const headers = headersIn(locale);
  const lines = rows.flatMap(({ stored, isPaused }) => {
    if (!isJsonObject(stored)) return [];
    const cells = format.columns.map((column) =>
      column.write(stored, (text) => textIn(text, locale)),
    );
    return [{ stored, cells, state: isPaused ? states.paused : states.running }];
  });
  const widths = format.columns.map(({ isRepeated }, at) =>
    isRepeated ? Math.max(1, ...lines.map(({ cells }) => cells[at]?.length ?? 0)) : 1,
  );
  const wide = (cells: readonly string[], width: number) =>
    Array.from({ length: width }, (_, at) => cells[at] ?? '');
  const header = format.columns.flatMap(({ id }, at) => {
    const width = widths[at] ?? 1;
    return Array.from({ length: width }, (_, n) => `${headers[id]}${width > 1 ? n + 1 : ''}`);
  });
  return {
    csv: toCsv([
      [...header, headers.state],
      ...lines.map(({ cells, state }) => [
        ...cells.flatMap((column, at) => wide(column, widths[at] ?? 1)),
        state,
      ]),
    ]),
    count: lines.length,
    incomplete: lines.filter(({ stored, cells }) => !comesBack(format, stored, cells)).length,
  };
}

/** Whether the cells of a row say all that is in it. */
function comesBack(
  format: CsvFormat,
  stored: JsonObject,
  cells: readonly (readonly string[])[],
): boolean {
  const { form } = formOf(
    format,
    format.columns.map((column, at) => ({ column, cells: cells[at] ?? [] })),
  );
  // A field that is missing has its default.
  return Object.entries(stored).every(
    ([field, value]) => isBlank(value) || contentOf(form[field]) === contentOf(value),
  );
}

/** A value in which neither the order of its fields nor empty ones matter. */
const contentOf = (value: Json | undefined) =>
  JSON.stringify(value, (_, part: Json) =>
    isJsonObject(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, inner]) => !isBlank(inner))
            .sort(([one], [other]) => one.localeCompare(other)),
        )
      : part,
  );

const isBlank = (value: Json | undefined) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);
