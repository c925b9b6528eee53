import { feedbackSchema, type FeedbackInput } from '@chatdeck/sdk/rules';
import { useState } from 'react';
import { isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { useFormDraft } from '#forms/drafts/use-form-draft.ts';
import { useZodForm } from '#forms/use-zod-form.ts';
import { callErrorText } from '#context/call-error-text.ts';
import { siteApi } from '#store/site.api.ts';
import { feedbackMessages } from './feedback.messages';

/** A message to the operator, retained until it has been sent. */
export function useFeedback(onSent: () => void) {
  const t = useMessages(feedbackMessages);
  const { locale, notify } = useChatdeck();
  const [send] = siteApi.useSendFeedbackMutation();
  const [refusal, setRefusal] = useState<string>();
  const { form, submit, isSubmitting } = useZodForm<FeedbackInput, FeedbackInput>({
    schema: feedbackSchema,
    defaultValues: { content: '', contact: '' },
    onSubmit: async (values) => {
      setRefusal(undefined);
      const { error } = await send(values);
      if (isCallError(error)) {
        if (error.issues.length === 0) setRefusal(callErrorText(error, locale));
        return error;
      }
      notify({ tone: 'success', text: t.sent });
      draft.clear();
      onSent();
      return undefined;
    },
  });
  const draft = useFormDraft('feedback', form);
  return { form, submit, isSubmitting, refusal, draft };
}
