import type { SessionToken } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { signUpSchema } from '@chatdeck/sdk/rules';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useZodForm } from '../../../forms';
import { useMessages } from '../../../messages';
import { useChatdeck } from '../../../provider/chatdeck-context';
import { accountApi } from '../../../store/account.api';
import type { CallError } from '../../../store/call-error';
import { callErrorText } from '../../../store/call-error-text';
import { isCallError } from '../../../store/list-state';
import { useChallenge } from '../challenge/use-challenge';
import { signUpMessages } from './sign-up-screen.messages';
import { useTypedEmail } from '../use-typed-email';

/** Makes an account and logs it in with what was just typed. */
export function useSignUp(inviteCode: string, onSignedUp: (session: SessionToken) => void) {
  const t = useMessages(signUpMessages);
  const { notify, navigate, locale } = useChatdeck();
  const [signUp] = accountApi.useSignUpMutation();
  const [login] = accountApi.useLoginMutation();
  const [refusal, setRefusal] = useState<string>();
  const { challenge, answered, take } = useChallenge();
  const refusalOf = (error: CallError) =>
    error.code === CODE.alreadyExists ? t.emailTaken : callErrorText(error, locale);
  const form = useZodForm({
    schema: signUpSchema,
    defaultValues: { name: '', email: '', password: '' },
    onSubmit: async (values) => {
      setRefusal(undefined);
      const { error } = await signUp({ ...values, ...answered, inviteCode });
      if (isCallError(error)) {
        take(error);
        if (error.issues.length === 0) setRefusal(refusalOf(error));
        return error;
      }
      notify({ tone: 'success', text: t.done });
      const { data } = await login(values);
      if (data) onSignedUp(data);
      else navigate({ to: 'login' });
      return undefined;
    },
  });
  const email = useWatch({ control: form.form.control, name: 'email' });
  useTypedEmail(email, (typed) => form.form.setValue('email', typed));
  return { ...form, refusal, challenge };
}
