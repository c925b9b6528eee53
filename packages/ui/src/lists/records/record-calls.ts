import { CODE } from '@chatdeck/sdk/constants';
import type * as z from 'zod/mini';
import { isCallError, thrownToError, type CallError } from '#context/call-error.ts';
import { loadAnew } from '#store/load-anew.ts';
import { toLoadedRows, type RowsQuery } from '#store/to-loaded.ts';
import type { SaveOutcome, Records } from './record-list-definition';

/**
 * Converts the response of a save to its outcome. Code 10003 carries the current record, which is parsed with the
 * schema; 10004 says that it was deleted.
 */
export function outcomeOf<Row>(
  result: { readonly error?: unknown },
  schema?: z.ZodMiniType<Row>,
  isEdit = false,
): SaveOutcome<Row> {
  const error = failureOf(result);
  if (!error) return { status: 'saved' };
  if (isEdit && error.code === CODE.notFound) return { status: 'changed', error, now: undefined };
  const isChanged = isEdit && error.code === CODE.configChanged;
  const now = isChanged ? schema?.safeParse(currentOf(error)).data : undefined;
  return now === undefined ? { status: 'refused', error } : { status: 'changed', error, now };
}

/** The current record, from the refusal of a change based on an older version. */
const currentOf = ({ detail }: CallError): unknown =>
  typeof detail === 'object' && detail !== null && 'current' in detail ? detail.current : undefined;

/** The error of a store call; undefined on success. */
export function failureOf({ error }: { readonly error?: unknown }): CallError | undefined {
  if (error === undefined) return undefined;
  return isCallError(error) ? error : thrownToError(error);
}

type Call<Input> = (input: Input) => PromiseLike<{ readonly error?: unknown }>;

interface RecordRow {
  readonly id: string | number;
  readonly version: number;
}

interface RecordCalls<Row extends RecordRow, Input> {
  readonly query: RowsQuery<Row>;
  readonly pageSize: number;
  /** Parses the current row that comes with a refused change. */
  readonly schema: z.ZodMiniType<Row>;
  readonly add: Call<Input>;
  readonly update: Call<{ id: Row['id']; input: Input; baseVersion: number }>;
  readonly remove: Call<Row['id']>;
  readonly restore: Call<Row['id']>;
}

/** The records of a list, backed by the calls of their resource; each change is based on the displayed version. */
export function toRecords<Row extends RecordRow, Input>(
  calls: RecordCalls<Row, Input>,
): Records<Row, Input> {
  const { query, pageSize, schema, add, update, remove, restore } = calls;
  return {
    list: toLoadedRows(query, pageSize),
    refresh: () => loadAnew(query),
    save: async (input, row) => {
      const sent = row
        ? await update({ id: row.id, input, baseVersion: row.version })
        : await add(input);
      return outcomeOf(sent, schema, row !== undefined);
    },
    remove: async ({ id }) => failureOf(await remove(id)),
    restore: async ({ id }) => failureOf(await restore(id)),
  };
}
