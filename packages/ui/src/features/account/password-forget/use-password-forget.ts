import { resetRequestSchema } from '@chatdeck/sdk/rules';
import { useState } from 'react';
import { accountApi } from '#store/account.api.ts';
import { useAccountForm } from '../account-form/use-account-form';

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
