import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormDraft } from '#forms/drafts/use-form-draft.ts';
import { useZodForm, type ZodFormOptions } from '#forms/use-zod-form.ts';

/** Receives the validated rule; returning `false` keeps the dialog open, for example if the host could not save it. */
export type OnConfirm<Rule> = (rule: Rule) => void | boolean | Promise<void | boolean>;

interface Options<Input extends FieldValues, Output> extends Pick<
  ZodFormOptions<Input, Output>,
  'schema' | 'defaultValues' | 'onInvalid'
> {
  /** Identifies the dialog; together with the initial values it is the key of the draft. */
  readonly id: string;
  readonly onConfirm: OnConfirm<Output>;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/**
 * The form of a rule dialog: on confirm the rule is passed to the parent and the dialog closes (product
 * specification, section 4). It confirms once, however often the button is pressed.
 */
export function useRuleForm<Input extends FieldValues, Output>(options: Options<Input, Output>) {
  const { id, onConfirm, onOpenChange, ...rules } = options;
  // The host closes it one render later; a press before that must not add the rule twice.
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
  // A rule has no id, so its initial values identify it.
  const [draftId] = useState(() => `${id}:${JSON.stringify(rules.defaultValues)}`);
  const draft = useFormDraft(draftId, form);
  return { form, submit, isSubmitting, isDirty: form.formState.isDirty, draft };
}
