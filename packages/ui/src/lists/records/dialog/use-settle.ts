import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { CallError } from '#context/call-error.ts';
import type { ZodFormOptions } from '#forms/use-zod-form.ts';
import { useConflict } from '#lists/conflict/use-conflict.ts';
import type { Over, SaveRecord } from '../record-list-definition';

interface Options<Row, Input extends FieldValues, Output> extends Pick<
  ZodFormOptions<Input, Output>,
  'schema'
> {
  /** The form values of a record. */
  readonly toForm: (row: Row) => unknown;
  /** Transforms the validated values before saving. */
  readonly toInput: (checked: Output) => Output;
  readonly save: SaveRecord<Row, Output>;
}

/**
 * Saves a form over a record or as a new one. If the record was changed elsewhere meanwhile, the user resolves the
 * conflict. Resolves to the error that keeps the form open, or to undefined if it may close.
 */
export function useSettle<Row, Input extends FieldValues, Output>(
  options: Options<Row, Input, Output>,
) {
  const { schema, toForm, toInput, save } = options;
  /** The base of further saves, once a concurrent change was found. */
  const found = useRef<Over<Row>>(undefined);
  const { conflict, ask } = useConflict();

  /** What the form would save for an unedited record; the raw record if it fails validation. */
  const read = async (stored: Row): Promise<unknown> => {
    const form = toForm(stored);
    const checked = await schema['~standard'].validate(form);
    return 'value' in checked && !checked.issues ? toInput(checked.value) : form;
  };
  const settle = async (mine: Output, row: Row | undefined): Promise<CallError | undefined> => {
    const first: Over<Row> = row === undefined ? { kind: 'new' } : { kind: 'row', row };
    const outcome = await save(mine, found.current ?? first);
    if (outcome.status === 'saved') return undefined;
    if (outcome.status === 'refused' || row === undefined) return outcome.error;
    const { now } = outcome;
    const { choice, merged } = await ask({
      before: await read(row),
      theirs: now && (await read(now)),
      mine,
    });
    if (choice === 'discard') return undefined;
    found.current = now === undefined ? { kind: 'new' } : { kind: 'row', row: now };
    if (choice === 'edit') return outcome.error;
    if (choice === 'overwrite') return settle(mine, row);
    const checked = await schema['~standard'].validate(merged);
    return checked.issues ? outcome.error : settle(toInput(checked.value), row);
  };
  return { settle, conflict };
}
