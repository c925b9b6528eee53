import { useEffect, useRef, useState, useMemo } from 'react';
import {
  useWatch,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { dropDraft, saveDraft, readDraft, fittingParts } from '#context/draft-storage.ts';

export interface DraftOptions {
  /** Identifies the form and the edited record, such as `material:17`. */
  readonly id: string;
  /** The current input. */
  readonly value: unknown;
  /** Whether there is unsaved input. */
  readonly isDirty: boolean;
  /** False until the form has loaded its saved values. Default true. */
  readonly isReady?: boolean;
  /** Applies a stored draft; returns false if it no longer fits the form. */
  readonly restore: (stored: unknown) => boolean;
  /** Resets the form to its initial values. */
  readonly reset: () => void;
}

/** The unsaved input of a form. */
export interface Draft {
  /** The form shows a restored draft. */
  readonly isRestored: boolean;
  /** Deletes the draft and resets the form to its initial values. */
  readonly discard: () => void;
  /** Deletes the draft after it was saved or discarded by closing. */
  readonly clear: () => void;
}

/**
 * Retains unsaved input through a failed save, a new sign-in and a reload, for the user who typed it. While the user
 * is unknown nothing is stored. Secrets never are.
 */
export function useDraft(options: DraftOptions): Draft {
  const { id, value, isDirty, isReady = true, restore, reset } = options;
  const { storage, isOwn, useOwner } = useChatdeck().drafts;
  const owner = useOwner(isOwn);
  const key = owner !== undefined && isReady ? `cd:draft:${owner}:${id}` : undefined;
  const [isRestored, setRestored] = useState(false);
  const opened = useRef<string>(undefined);
  const isCleared = useRef(false);

  useEffect(() => {
    if (key === undefined || isCleared.current) return;
    if (opened.current !== key) {
      opened.current = key;
      const stored = isDirty ? undefined : readDraft(storage, key);
      if (stored !== undefined) {
        queueMicrotask(() => setRestored(restore(stored)));
        return;
      }
    }
    if (isDirty) saveDraft(storage, key, value);
    else dropDraft(storage, key);
  }, [storage, key, value, isDirty, restore]);

  const clear = () => {
    isCleared.current = true;
    setRestored(false);
    if (key !== undefined) dropDraft(storage, key);
  };
  const discard = () => {
    setRestored(false);
    reset();
  };
  return { isRestored: isRestored && isDirty, discard, clear };
}

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
