import { CODE } from '@chatdeck/sdk/constants';
import { newPasswordSchema } from '@chatdeck/sdk/rules';
import { useState } from 'react';
import { isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { accountApi } from '#store/account.api.ts';
import { useAccountForm } from '../account-form/use-account-form';
import { passwordResetMessages } from '../password.messages';

/** Checks whether a reset link is still valid, and sets the new password with it. */
export function usePasswordReset(token: string) {
  const t = useMessages(passwordResetMessages);
  const { notify, navigate } = useChatdeck();
  const link = accountApi.useResetLinkQuery(token);
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
  const isDead = isSpent || (isCallError(link.error) && link.error.code === CODE.wrongCode);
  return { ...form, isDead, email: link.data?.email };
}
