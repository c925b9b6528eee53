import { useMemo } from 'react';
import {
  useWatch,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { fittingParts } from '#context/draft-storage.ts';
import { useDraft, type Draft } from './use-draft';

type Form<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output>;

/** The fields of a form that differ from their initial values. */
export function useChangedFields<Input extends FieldValues, Output>(form: Form<Input, Output>) {
  const values: Readonly<Record<string, unknown>> = useWatch({ control: form.control });
  const { defaultValues } = form.formState;
  return useMemo(() => {
    const before: Readonly<Record<string, unknown>> = defaultValues ?? {};
    const changed = Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    );
    return Object.fromEntries(changed);
  }, [values, defaultValues]);
}

/** Writes the fields of a draft into a form; returns false if none of them fits. */
export function restoreFields<Input extends FieldValues, Output>(
  form: Form<Input, Output>,
  stored: unknown,
): boolean {
  const parts = fittingParts(stored, form.formState.defaultValues ?? {});
  for (const [name, value] of parts) {
    // `fittingParts` guarantees that each key is a field and each value has its type.
    const field = name as FieldPath<Input>;
    form.setValue(field, value as FieldPathValue<Input, typeof field>, { shouldDirty: true });
  }
  return parts.length > 0;
}

/** Keeps a draft of a form, limited to the fields that differ from their initial values. */
export function useFormDraft<Input extends FieldValues, Output>(
  id: string,
  form: Form<Input, Output>,
  isReady = true,
): Draft {
  const value = useChangedFields(form);
  return useDraft({
    id,
    value,
    isReady,
    isDirty: Object.keys(value).length > 0,
    restore: (stored) => restoreFields(form, stored),
    reset: () => form.reset(),
  });
}
