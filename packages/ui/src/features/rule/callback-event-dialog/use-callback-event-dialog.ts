import type { CallbackEvent, CallbackForm } from '@chatdeck/sdk';
import { callbackFormSchema } from '@chatdeck/sdk/rules';
import { ruleText } from '@chatdeck/sdk/texts';
import { useEffect } from 'react';
import { useChatdeck } from '../../../provider/chatdeck-context';
import { useRuleForm, type OnConfirm } from '../use-rule-form';
import { toEvent, toForm } from './callback-event.model';

interface Options {
  readonly event: CallbackEvent | undefined;
  readonly onConfirm: OnConfirm<CallbackEvent>;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Checks a callback event and hands it on; an incomplete one is warned of (product specification, section 5). */
export function useCallbackEventDialog({ event, onConfirm, onOpenChange }: Options) {
  const { notify, locale } = useChatdeck();
  const rule = useRuleForm<CallbackForm, CallbackForm>({
    schema: callbackFormSchema,
    defaultValues: toForm(event),
    onConfirm: (form) => onConfirm(toEvent(form, event)),
    onOpenChange,
  });
  const { submitCount, isSubmitSuccessful } = rule.form.formState;
  useEffect(() => {
    if (submitCount === 0 || isSubmitSuccessful) return;
    notify({ tone: 'danger', text: ruleText('callback.incomplete', locale) });
    // One warning for each try, whatever else changes meanwhile.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount]);
  return rule;
}
