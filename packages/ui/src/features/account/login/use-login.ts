import type { SessionToken } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { loginSchema } from '@chatdeck/sdk/rules';
import { accountApi } from '#store/account.api.ts';
import { useAccountForm } from '../account-form/use-account-form';
import { useChallenge } from '../account-form/challenge-field';

/** Logs in; a wrong password remains shown as an error of its field. */
export function useLogin(onLoggedIn: (session: SessionToken) => void) {
  const [login] = accountApi.useLoginMutation();
  const { challenge, answerFields, take } = useChallenge();
  const form = useAccountForm({
    schema: loginSchema,
    defaultValues: { email: '', password: '' },
    send: (values) => login({ ...values, ...answerFields }),
    onDone: onLoggedIn,
    onRefused: take,
    fieldOf: ({ code, message }) =>
      code === CODE.wrongCredentials ? { path: 'password', message } : undefined,
  });
  return {
    ...form,
    challenge,
    remainingErrors: challenge.question === undefined ? form.remainingErrors : [],
  };
}
