import type { FeedbackEntry } from '@chatdeck/sdk';
import { feedbackAnswerSchema } from '@chatdeck/sdk/rules';
import type * as z from 'zod/mini';
import { isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useZodForm } from '#forms/use-zod-form.ts';
import type { PagedSearch } from '#lists/use-paged-search.ts';
import { useMessages } from '#messages';
import { operatorApi } from '#store/operator.api.ts';
import { toLoadedRows } from '#store/to-loaded.ts';
import { operatorFeedbackMessages } from './feedback.messages';

/** Entries per page. */
export const FEEDBACK_PAGE = 10;

/** A page of what users wrote, newest first. */
export function useFeedbackInbox({ page, pageSize }: PagedSearch) {
  const query = operatorApi.useOperatorFeedbackQuery({ current: page, pageSize });
  return toLoadedRows(query, pageSize);
}

/** The form that answers by mail. */
export function useAnswerForm({ id }: FeedbackEntry, onDone: () => void) {
  const t = useMessages(operatorFeedbackMessages);
  const { notify } = useChatdeck();
  const [send] = operatorApi.useAnswerFeedbackMutation();
  return useZodForm<z.input<typeof feedbackAnswerSchema>, z.output<typeof feedbackAnswerSchema>>({
    schema: feedbackAnswerSchema,
    defaultValues: { content: '' },
    onSubmit: async ({ content }) => {
      const { error } = await send({ id, content });
      if (isCallError(error)) return error;
      notify({ tone: 'success', text: t.sent });
      onDone();
      return undefined;
    },
  });
}
