import { INVITE_PLACES_MAX, inviteInputSchema } from '@chatdeck/sdk/rules';
import * as z from 'zod/mini';
import { isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useZodForm } from '#forms/use-zod-form.ts';
import { useMessages } from '#messages';
import { operatorApi } from '#store/operator.api.ts';
import { toLoaded } from '#store/to-loaded.ts';
import { invitesMessages } from './invites.messages';

/** The same rule of a number that was typed: on the wire it may be text. */
const inviteFormSchema = z.extend(inviteInputSchema, {
  places: z
    .int('operator.places')
    .check(z.minimum(1, 'operator.places'), z.maximum(INVITE_PLACES_MAX, 'operator.places')),
});

/** The invite codes, and how one is taken back. */
export function useInvites() {
  const t = useMessages(invitesMessages);
  const { notify } = useChatdeck();
  const query = operatorApi.useInvitesQuery();
  const [send, { isLoading }] = operatorApi.useRemoveInviteMutation();
  return {
    state: toLoaded([query], query.data),
    isRemoving: isLoading,
    /** Whether it is gone. */
    remove: async (code: string): Promise<boolean> => {
      const { error } = await send(code);
      if (!error) notify({ tone: 'success', text: t.removed });
      return !error;
    },
  };
}

/** The form that makes a code. */
export function useInviteForm(onDone: () => void) {
  const t = useMessages(invitesMessages);
  const { notify } = useChatdeck();
  const [send] = operatorApi.useAddInviteMutation();
  return useZodForm<z.input<typeof inviteFormSchema>, z.output<typeof inviteFormSchema>>({
    schema: inviteFormSchema,
    defaultValues: { code: '', places: 1, note: '' },
    onSubmit: async (values) => {
      const { data, error } = await send(values);
      if (isCallError(error)) return error;
      if (data) notify({ tone: 'success', text: t.added(data) });
      onDone();
      return undefined;
    },
  });
}
