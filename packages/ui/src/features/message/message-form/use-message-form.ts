import type { MessageForm } from '@chatdeck/sdk';
import { messageFormSchema } from '@chatdeck/sdk/rules';
import { useZodForm, type ZodFormOptions } from '#forms/use-zod-form.ts';
import { useContentType } from '#features/material/content-type/use-content-type.ts';
import { emptyMessage, TYPE_FIELDS, type MessageDraft } from './message-form.model';

type Options = Pick<ZodFormOptions<MessageDraft, MessageForm>, 'onSubmit' | 'onInvalid'>;

/** The form of a written message, validated by the rules of the message form (product specification, section 5). */
export function useMessageForm(options: Options) {
  const { form, submit, isSubmitting } = useZodForm<MessageDraft, MessageForm>({
    schema: messageFormSchema,
    defaultValues: emptyMessage,
    ...options,
  });
  const changeType = useContentType(form, TYPE_FIELDS);
  return { form, submit, isSubmitting, changeType };
}
