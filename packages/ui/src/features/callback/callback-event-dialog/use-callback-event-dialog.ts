import type { CallbackEvent, CallbackForm } from '@chatdeck/sdk';
import { callbackFormSchema, callbackFormSchemaFor } from '@chatdeck/sdk/rules';
import { ruleText } from '@chatdeck/sdk/texts';
import { useMemo } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useRuleForm, type OnConfirm } from '#lists/rules/dialog/use-rule-form.ts';
import { toEvent, toForm } from './callback-event.model';
import { useBuiltInEvents } from './use-built-in-events';

interface Options {
  readonly event: CallbackEvent | undefined;
  readonly onConfirm: OnConfirm<CallbackEvent>;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Checks a callback event and hands it on; an incomplete one is warned of (product specification, section 5). */
export function useCallbackEventDialog({ event, onConfirm, onOpenChange }: Options) {
  const { notify, locale } = useChatdeck();
  const { addresses } = useBuiltInEvents(event?.postUrl ?? '');
  // While the events are not known, the server judges.
  const schema = useMemo(
    () => (addresses ? callbackFormSchemaFor(addresses) : callbackFormSchema),
    [addresses],
  );
  return useRuleForm<CallbackForm, CallbackForm>({
    id: 'callback-event',
    schema,
    defaultValues: toForm(event),
    onInvalid: () => notify({ tone: 'danger', text: ruleText('callback.incomplete', locale) }),
    onConfirm: (form) => onConfirm(toEvent(form, event)),
    onOpenChange,
  });
}
