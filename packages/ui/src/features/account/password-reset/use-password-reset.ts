import { CODE } from '@chatdeck/sdk/constants';
import { newPasswordSchema } from '@chatdeck/sdk/rules';
import { useState } from 'react';
import { useZodForm } from '../../../forms';
import { useMessages } from '../../../messages';
import { useChatdeck } from '../../../provider/chatdeck-context';
import { accountApi } from '../../../store/account.api';
import { callErrorText } from '../../../store/call-error-text';
import { isCallError } from '../../../store/list-state';
import { passwordResetMessages } from './password-reset.messages';

/** Looks whether a reset link still works, and sets the new password by it. */
export function usePasswordReset(token: string) {
  const t = useMessages(passwordResetMessages);
  const { locale, notify, navigate } = useChatdeck();
  const link = accountApi.useResetLinkQuery(token);
  const [resetPassword] = accountApi.useResetPasswordMutation();
  const [refusal, setRefusal] = useState<string>();
  const [isSpent, setSpent] = useState(false);
  const form = useZodForm({
    schema: newPasswordSchema,
    defaultValues: { password: '', repeated: '' },
    onSubmit: async ({ password }) => {
      setRefusal(undefined);
      const { error } = await resetPassword({ token, password });
      if (!isCallError(error)) {
        notify({ tone: 'success', text: t.done });
        navigate({ to: 'login' });
        return undefined;
      }
      if (error.code === CODE.wrongCode) setSpent(true);
      else if (error.issues.length === 0) setRefusal(callErrorText(error, locale));
      return error;
    },
  });
  const isDead = isSpent || (isCallError(link.error) && link.error.code === CODE.wrongCode);
  return { ...form, refusal, isDead, email: link.data?.email };
}
