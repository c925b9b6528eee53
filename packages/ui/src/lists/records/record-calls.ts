import { CODE } from '@chatdeck/sdk/constants';
import type * as z from 'zod/mini';
import { isCallError, thrownToError, type CallError } from '#context/call-error.ts';
import { loadAnew } from '#store/load-anew.ts';
import { toLoadedRows, type RowsQuery } from '#store/to-loaded.ts';
import type { SaveOutcome, Records } from './record-list-definition';

interface Result {
  readonly error?: unknown;
}

/** Converts the response of a call that adds a record to its outcome. */
export function outcomeOf<Row>(result: Result): SaveOutcome<Row> {
  const error = failureOf(result);
  return error ? { status: 'refused', error } : { status: 'saved' };
}

/** Loads the schema of a record: it is larger than the list, and needed only where somebody else has changed one. */
export type LoadSchema<Row> = () => Promise<z.ZodMiniType<Row>>;

/**
 * Converts the response of a change to its outcome. Code 10003 carries the current record, which is parsed with the
 * schema; 10004 says that it was deleted.
 */
export async function outcomeOfChange<Row>(
  result: Result,
  loadSchema: LoadSchema<Row>,
): Promise<SaveOutcome<Row>> {
  const outcome = outcomeOf<Row>(result);
  if (outcome.status !== 'refused') return outcome;
  const { error } = outcome;
  if (error.code === CODE.notFound) return { status: 'changed', error, now: undefined };
  if (error.code !== CODE.configChanged) return outcome;
  // Without its code the change stays refused, which the error says.
  const schema = await loadSchema().catch(() => undefined);
  const now = schema?.safeParse(currentOf(error)).data;
  return now === undefined ? outcome : { status: 'changed', error, now };
}

/** The current record, from the refusal of a change based on an older version. */
const currentOf = ({ detail }: CallError): unknown =>
  typeof detail === 'object' && detail !== null && 'current' in detail ? detail.current : undefined;

/** The error of a store call; undefined on success. */
export function failureOf({ error }: Result): CallError | undefined {
  if (error === undefined) return undefined;
  return isCallError(error) ? error : thrownToError(error);
}

type Call<Input> = (input: Input) => PromiseLike<Result>;

interface RecordRow {
  readonly id: string | number;
  readonly version: number;
}

interface RecordCalls<Row extends RecordRow, Input> {
  readonly query: RowsQuery<Row>;
  readonly pageSize: number;
  /** Its schema parses the current row that comes with a refused change. */
  readonly loadSchema: LoadSchema<Row>;
  readonly add: Call<Input>;
  readonly update: Call<{ id: Row['id']; input: Input; baseVersion: number }>;
  readonly remove: Call<Row['id']>;
  readonly restore: Call<Row['id']>;
}

/** The records of a list, backed by the calls of their resource; each change is based on the displayed version. */
export function toRecords<Row extends RecordRow, Input>(
  calls: RecordCalls<Row, Input>,
): Records<Row, Input> {
  const { query, pageSize, loadSchema, add, update, remove, restore } = calls;
  return {
    list: toLoadedRows(query, pageSize),
    refresh: () => loadAnew(query),
    save: async (input, row) =>
      row
        ? outcomeOfChange(await update({ id: row.id, input, baseVersion: row.version }), loadSchema)
        : outcomeOf(await add(input)),
    remove: async ({ id }) => failureOf(await remove(id)),
    restore: async ({ id }) => failureOf(await restore(id)),
  };
}
