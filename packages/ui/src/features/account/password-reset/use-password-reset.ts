import { CODE } from '@chatdeck/sdk/constants';
import { newPasswordSchema } from '@chatdeck/sdk/rules';
import { useState } from 'react';
import { isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { accountApi } from '#store/account.api.ts';
import { useAccountForm } from '../account-form/use-account-form';
import { passwordResetMessages } from '../password.messages';

/** Checks whether a reset link is still valid, unless it has no token, and sets the new password with it. */
export function usePasswordReset(token: string) {
  const t = useMessages(passwordResetMessages);
  const { notify, navigate } = useChatdeck();
  const link = accountApi.useResetLinkQuery(token, { skip: token === '' });
  const [resetPassword] = accountApi.useResetPasswordMutation();
  const [isSpent, setSpent] = useState(false);
  const form = useAccountForm({
    schema: newPasswordSchema,
    defaultValues: { password: '', repeated: '' },
    send: ({ password }) => resetPassword({ token, password }),
    onDone: () => {
      notify({ tone: 'success', text: t.done });
      navigate({ to: 'login' });
    },
    onRefused: ({ code }) => {
      if (code === CODE.wrongCode) setSpent(true);
    },
  });
  // A token that the server cannot have issued is refused by its form.
  const isRefused =
    isCallError(link.error) && (link.error.code === CODE.wrongCode || link.error.issues.length > 0);
  const isDead = isSpent || isRefused;
  return { ...form, isDead, email: link.data?.email };
}
