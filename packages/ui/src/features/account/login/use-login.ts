import type { SessionToken } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { loginSchema } from '@chatdeck/sdk/rules';
import { accountApi } from '#store/account.api.ts';
import { useAccountForm } from '../account-form/use-account-form';
import { useChallenge } from '../account-form/challenge-field';
import { ticketOf } from '../second-factor/login-ticket';

interface Options {
  readonly onLoggedIn: (session: SessionToken) => void;
  /** The password was right, and the account has two-factor login. */
  readonly onSecondFactor: (ticket: string) => void;
}

/** Logs in; a wrong password remains shown as an error of its field. */
export function useLogin({ onLoggedIn, onSecondFactor }: Options) {
  const [login] = accountApi.useLoginMutation();
  const { challenge, answerFields, take } = useChallenge();
  const form = useAccountForm({
    schema: loginSchema,
    defaultValues: { email: '', password: '' },
    send: (values) => login({ ...values, ...answerFields }),
    onDone: onLoggedIn,
    onRefused: (error) => {
      const ticket = ticketOf(error);
      if (ticket === undefined) take(error);
      else onSecondFactor(ticket);
    },
    fieldOf: ({ code, message }) =>
      code === CODE.wrongCredentials ? { path: 'password', message } : undefined,
  });
  return {
    ...form,
    challenge,
    remainingErrors: challenge.question === undefined ? form.remainingErrors : [],
  };
}
