import { useRef } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useFormDraft } from '#forms/drafts/use-form-draft.ts';
import { useZodForm, type ZodFormOptions } from '#forms/use-zod-form.ts';
import type { SaveRecord } from '../record-list-definition';
import { useSettle } from './use-settle';

interface Options<Row, Input extends FieldValues, Output> extends Pick<
  ZodFormOptions<Input, Output>,
  'schema'
> {
  /** Identifies the dialog and the record, such as `prompt:12`; the key of the draft. */
  readonly id: string;
  /** The record to edit; without it one is added. */
  readonly row: Row | undefined;
  /** The form values of a record, or of a new one. */
  readonly toForm: (row: Row | undefined) => DefaultValues<Input>;
  /** Transforms the validated values before saving. Default none. */
  readonly toInput?: (checked: Output) => Output;
  readonly save: SaveRecord<Row, Output>;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/**
 * The form of a record: it closes once the server has confirmed the save, and stays open with the error if refused.
 * If the record was changed elsewhere meanwhile, the user resolves the conflict.
 */
export function useRecordForm<Row, Input extends FieldValues, Output>(
  options: Options<Row, Input, Output>,
) {
  const { id, row, schema, toForm, toInput = (checked) => checked, save, onOpenChange } = options;
  // The list closes it one render later; a press before that must not add the record twice.
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

interface Rules<Result> {
  readonly '~standard': { readonly validate: (value: unknown) => Result };
}

/**
 * Adapts a schema of the SDK to a form with a stricter input type. The form's type names the parts that it shows,
 * while the schema accepts unknown parts; validation is the same.
 */
export const rulesOver = <Result>(schema: Rules<Result>) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'chatdeck',
    validate: (value: unknown) => schema['~standard'].validate(value),
  },
});
