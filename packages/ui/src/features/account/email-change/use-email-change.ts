import { CODE } from '@chatdeck/sdk/constants';
import { emailChangeSchema } from '@chatdeck/sdk/rules';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { accountApi } from '#store/account.api.ts';
import { userApi } from '#store/user.api.ts';
import { useAccountForm } from '../account-form/use-account-form';
import { emailChangeMessages } from './email-change.messages';

/** Changes the e-mail of the account; the password confirms the owner's identity. */
export function useEmailChange() {
  const t = useMessages(emailChangeMessages);
  const { notify, navigate } = useChatdeck();
  const [changeEmail] = accountApi.useChangeEmailMutation();
  const { data: user } = userApi.useUserQuery();
  const form = useAccountForm({
    schema: emailChangeSchema,
    defaultValues: { email: '', password: '' },
    send: changeEmail,
    onDone: ({ isMailSent }) => {
      notify(isMailSent ? { tone: 'success', text: t.done } : { tone: 'info', text: t.notMailed });
      navigate({ to: 'user.info' });
    },
    fieldOf: ({ code }) =>
      code === CODE.alreadyExists ? { path: 'email', message: t.emailTaken } : undefined,
  });
  return { ...form, currentEmail: user?.email };
}
