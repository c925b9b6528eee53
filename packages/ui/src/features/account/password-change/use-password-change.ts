import { passwordChangeSchema } from '@chatdeck/sdk/rules';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { accountApi } from '#store/account.api.ts';
import { useAccountForm } from '../account-form/use-account-form';
import { passwordChangeMessages } from '../password.messages';

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
