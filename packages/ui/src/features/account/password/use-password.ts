import { CODE } from '@chatdeck/sdk/constants';
import { passwordChangeSchema, resetRequestSchema, newPasswordSchema } from '@chatdeck/sdk/rules';
import { useState } from 'react';
import { isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { accountApi } from '#store/account.api.ts';
import { useAccountForm } from '../account-form/use-account-form';
import { passwordChangeMessages, passwordResetMessages } from './password.messages';

/** Changes the password, then returns to the personal centre. */
export function usePasswordChange() {
  const t = useMessages(passwordChangeMessages);
  const { notify, navigate } = useChatdeck();
  const [changePassword] = accountApi.useChangePasswordMutation();
  return useAccountForm({
    schema: passwordChangeSchema,
    defaultValues: { oldPassword: '', password: '' },
    send: changePassword,
    onDone: () => {
      notify({ tone: 'success', text: t.done });
      navigate({ to: 'user.info' });
    },
  });
}

/** Requests a reset link. The answer is the same whether or not the e-mail has an account. */
export function usePasswordForget() {
  const [sendReset] = accountApi.useSendResetMutation();
  const [isSent, setSent] = useState(false);
  const form = useAccountForm({
    schema: resetRequestSchema,
    defaultValues: { email: '' },
    send: ({ email }) => {
      setSent(false);
      return sendReset(email);
    },
    onDone: () => setSent(true),
  });
  return { ...form, isSent };
}

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
