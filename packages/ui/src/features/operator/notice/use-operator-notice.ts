import { noticeInputSchema } from '@chatdeck/sdk/rules';
import type * as z from 'zod/mini';
import { isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useZodForm } from '#forms/use-zod-form.ts';
import { useMessages } from '#messages';
import { operatorApi } from '#store/operator.api.ts';
import { toLoaded } from '#store/to-loaded.ts';
import { operatorNoticeMessages } from './notice.messages';

/** What is said to everybody. */
export function useOperatorNotice() {
  const query = operatorApi.useOperatorNoticeQuery();
  return toLoaded([query], query.data);
}

/** The form that sets it. */
export function useNoticeForm(content: string) {
  const t = useMessages(operatorNoticeMessages);
  const { notify } = useChatdeck();
  const [send] = operatorApi.useSetNoticeMutation();
  return useZodForm<z.input<typeof noticeInputSchema>, z.output<typeof noticeInputSchema>>({
    schema: noticeInputSchema,
    defaultValues: { content },
    onSubmit: async (values) => {
      const { error } = await send(values.content ?? '');
      if (isCallError(error)) return error;
      notify({ tone: 'success', text: t.saved });
      return undefined;
    },
  });
}
