import type * as z from 'zod/mini';
import type { LoadedRows } from '#context/loaded.ts';
import type { Records } from './record-list-definition';
import { failureOf, outcomeOf } from './save-outcome';

type Call<Input> = (input: Input) => PromiseLike<{ readonly error?: unknown }>;

interface RecordRow {
  readonly id: string | number;
  readonly version: number;
}

interface RecordCalls<Row extends RecordRow, Input> {
  readonly list: LoadedRows<Row>;
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
  const { list, schema, add, update, remove, restore } = calls;
  return {
    list,
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
