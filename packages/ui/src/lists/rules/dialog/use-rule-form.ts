import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormDraft, useZodForm, type ZodFormOptions } from '#forms';

/** Takes a checked rule; `false` keeps the dialog open, as when the host could not save it. */
export type OnConfirm<Rule> = (rule: Rule) => void | boolean | Promise<void | boolean>;

interface Options<Input extends FieldValues, Output> extends Pick<
  ZodFormOptions<Input, Output>,
  'schema' | 'defaultValues' | 'onInvalid'
> {
  /** Names the dialog; with what it began with, what was typed in it is kept under this name. */
  readonly id: string;
  readonly onConfirm: OnConfirm<Output>;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/**
 * The form of a rule dialog: it is passed to the parent on confirm and the dialog closes (product
 * specification, section 4). It is confirmed once, however often the button is pressed.
 */
export function useRuleForm<Input extends FieldValues, Output>(options: Options<Input, Output>) {
  const { id, onConfirm, onOpenChange, ...rules } = options;
  // The host closes a render later; a press until then must not add the rule twice.
  const isConfirmed = useRef(false);
  const { form, submit, isSubmitting } = useZodForm<Input, Output>({
    ...rules,
    onSubmit: async (output) => {
      if (isConfirmed.current) return undefined;
      if ((await onConfirm(output)) === false) return undefined;
      isConfirmed.current = true;
      draft.clear();
      onOpenChange(false);
      return undefined;
    },
  });
  // A rule has no id of its own; what it was is what tells it from others.
  const [draftId] = useState(() => `${id}:${JSON.stringify(rules.defaultValues)}`);
  const draft = useFormDraft(draftId, form);
  return { form, submit, isSubmitting, isDirty: form.formState.isDirty, draft };
}
