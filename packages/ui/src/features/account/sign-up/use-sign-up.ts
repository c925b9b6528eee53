import type { SessionToken } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { signUpSchema } from '@chatdeck/sdk/rules';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useIsMounted } from '#context/use-is-mounted.ts';
import { useMessages } from '#messages';
import { accountApi } from '#store/account.api.ts';
import { useAccountForm } from '../account-form/use-account-form';
import { useChallenge } from '../account-form/challenge-field';
import { signUpMessages } from './sign-up-screen.messages';

/** Creates an account and logs in with the credentials just typed. */
export function useSignUp(inviteCode: string, onSignedUp: (session: SessionToken) => void) {
  const t = useMessages(signUpMessages);
  const { notify, navigate } = useChatdeck();
  const isMounted = useIsMounted();
  const [signUp] = accountApi.useSignUpMutation();
  const [login] = accountApi.useLoginMutation();
  const { challenge, answerFields, take } = useChallenge();
  const form = useAccountForm({
    schema: signUpSchema,
    defaultValues: { name: '', email: '', password: '' },
    send: (values) => signUp({ ...values, ...answerFields, inviteCode }),
    onDone: async ({ isMailSent }, values) => {
      notify(isMailSent ? { tone: 'success', text: t.done } : { tone: 'info', text: t.notMailed });
      // Whoever has left the page meanwhile is doing something else: the account is there to log in to.
      if (!isMounted()) return;
      const { data } = await login(values);
      if (data) onSignedUp(data);
      else navigate({ to: 'login' });
    },
    onRefused: take,
    fieldOf: ({ code }) =>
      code === CODE.alreadyExists ? { path: 'email', message: t.emailTaken } : undefined,
  });
  return {
    ...form,
    challenge,
    remainingErrors: challenge.question === undefined ? form.remainingErrors : [],
  };
}
