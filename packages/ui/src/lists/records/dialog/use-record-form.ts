import { useRef } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useFormDraft, useZodForm, type ZodFormOptions } from '#forms';
import type { SaveRecord } from '../record-list-definition';
import { useSettle } from './use-settle';

interface Options<Row, Input extends FieldValues, Output> extends Pick<
  ZodFormOptions<Input, Output>,
  'schema'
> {
  /** Names the dialog and the record, such as `prompt:12`; what was typed is kept under it. */
  readonly id: string;
  /** The record to edit; without it one is added. */
  readonly row: Row | undefined;
  /** What the form holds for a record, or for a new one. */
  readonly toForm: (row: Row | undefined) => DefaultValues<Input>;
  /** The last touch before it is saved. Default none. */
  readonly toInput?: (checked: Output) => Output;
  readonly save: SaveRecord<Row, Output>;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/**
 * The form of a record: it closes once the server has it, and stays with what the server refused. Where somebody else has
 * changed the record meanwhile, it is asked whose changes are saved.
 */
export function useRecordForm<Row, Input extends FieldValues, Output>(
  options: Options<Row, Input, Output>,
) {
  const { id, row, schema, toForm, toInput = (checked) => checked, save, onOpenChange } = options;
  // The list closes it a render later; a press until then must not add the record twice.
  const isSaved = useRef(false);
  const { settle, conflict } = useSettle({ schema, toForm, toInput, save });

  const { form, submit, isSubmitting } = useZodForm<Input, Output>({
    schema,
    defaultValues: toForm(row),
    onSubmit: async (output) => {
      if (isSaved.current) return undefined;
      const error = await settle(toInput(output), row);
      if (error) return error;
      isSaved.current = true;
      draft.clear();
      onOpenChange(false);
      return undefined;
    },
  });
  const draft = useFormDraft(id, form);
  return { form, submit, isSubmitting, isDirty: form.formState.isDirty, draft, conflict };
}
