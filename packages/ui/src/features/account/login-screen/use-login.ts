import type { SessionToken } from '@chatdeck/sdk';
import { loginSchema } from '@chatdeck/sdk/rules';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useZodForm } from '../../../forms';
import { useChatdeck } from '../../../provider/chatdeck-context';
import { accountApi } from '../../../store/account.api';
import { callErrorText } from '../../../store/call-error-text';
import { isCallError } from '../../../store/list-state';
import { useChallenge } from '../challenge/use-challenge';
import { useTypedEmail } from '../use-typed-email';

/** Logs in; what was typed stays when the server refuses. */
export function useLogin(onLoggedIn: (session: SessionToken) => void) {
  const [login] = accountApi.useLoginMutation();
  const { locale } = useChatdeck();
  const [refusal, setRefusal] = useState<string>();
  const { challenge, answered, take } = useChallenge();
  const form = useZodForm({
    schema: loginSchema,
    defaultValues: { email: '', password: '' },
    onSubmit: async (values) => {
      setRefusal(undefined);
      const { data, error } = await login({ ...values, ...answered });
      if (data) onLoggedIn(data);
      if (!isCallError(error)) return undefined;
      take(error);
      if (error.issues.length === 0) setRefusal(callErrorText(error, locale));
      return error;
    },
  });
  const email = useWatch({ control: form.form.control, name: 'email' });
  useTypedEmail(email, (typed) => form.form.setValue('email', typed));
  return { ...form, refusal, challenge };
}
