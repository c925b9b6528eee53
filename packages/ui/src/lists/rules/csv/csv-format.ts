import type { Text } from '@chatdeck/sdk/constants';
import type { Json, JsonObject } from '@chatdeck/sdk/rules';
import type { MessageTable } from '#context/message-table.ts';
import type { Messages } from '#messages';
import type { csvColumnMessages } from './csv-columns.messages';

type TableOf<M> = M extends Messages<infer Table extends MessageTable> ? Table : never;

/** The header of a column, by the id of its text. */
export type ColumnId = keyof TableOf<typeof csvColumnMessages>;

/** What the cells of a column stand for; or the choices among which theirs is not. */
export type CellReading =
  { readonly value: Json } | { readonly cell: string; readonly choices: readonly Text[] };

/** The text in the user's language. */
export type LabelOf = (text: Text) => string;

/** One column of exported rules. */
export interface CsvColumn {
  readonly id: ColumnId;
  /** The field of the row that it holds. */
  readonly field: string;
  /** Each cell is one value, so that a row may have several: 回复 1, 回复 2 … */
  readonly isRepeated?: true;
  /** The cells of a row. */
  readonly write: (row: JsonObject, labelOf: LabelOf) => readonly string[];
  /** Reads cells that are not empty. */
  readonly read: (cells: readonly string[]) => CellReading;
}

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}
type Checked =
  { readonly value: unknown; readonly issues?: undefined } | { readonly issues: readonly Issue[] };

/** How the rows of one list become lines of a table and back. */
export interface CsvFormat {
  readonly columns: readonly CsvColumn[];
  /** The columns of pasted lines without a header, in this order. */
  readonly pasted: readonly ColumnId[];
  /** The form's schema, which an imported row has to fit. */
  readonly schema: {
    readonly '~standard': { readonly validate: (form: unknown) => Checked | Promise<Checked> };
  };
  /** The values of columns that are missing or empty. */
  readonly defaults: JsonObject;
  /** Turns the read fields into those of the form, where a column does not hold one as it is. */
  readonly toForm?: (fields: JsonObject) => JsonObject;
  /** The texts by which a rule counts as one that exists already. Default its keywords. */
  readonly uniqueTextsOf?: (row: JsonObject) => readonly string[];
}
