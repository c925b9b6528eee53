import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormDraft, useZodForm, type ZodFormOptions } from '../../../forms';
import type { SaveRecord } from '../list/record-list-definition';

interface Options<Input extends FieldValues, Output> extends Pick<
  ZodFormOptions<Input, Output>,
  'schema' | 'defaultValues'
> {
  /** Names the dialog and the record, such as `preset-role:12`; what was typed is kept under it. */
  readonly id: string;
  readonly save: SaveRecord<Output>;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The form of a record: it closes once the server has it, and stays with what the server refused. */
export function useRecordForm<Input extends FieldValues, Output>(options: Options<Input, Output>) {
  const { id, save, onOpenChange, ...rules } = options;
  // The list closes it a render later; a press until then must not add the record twice.
  const isSaved = useRef(false);
  const { form, submit, isSubmitting } = useZodForm<Input, Output>({
    ...rules,
    onSubmit: async (output) => {
      if (isSaved.current) return undefined;
      const error = await save(output);
      if (error) return error;
      isSaved.current = true;
      draft.clear();
      onOpenChange(false);
      return undefined;
    },
  });
  const draft = useFormDraft(id, form);
  return { form, submit, isSubmitting, isDirty: form.formState.isDirty, draft };
}
