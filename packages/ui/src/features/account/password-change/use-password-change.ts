import { passwordChangeSchema } from '@chatdeck/sdk/rules';
import { useState } from 'react';
import { useZodForm } from '../../../forms';
import { useMessages } from '../../../messages';
import { useChatdeck } from '../../../provider/chatdeck-context';
import { accountApi } from '../../../store/account.api';
import { callErrorText } from '../../../store/call-error-text';
import { isCallError } from '../../../store/list-state';
import { passwordChangeMessages } from './password-change.messages';

/** Changes the password; the form empties itself once that is done. */
export function usePasswordChange() {
  const t = useMessages(passwordChangeMessages);
  const { locale, notify, navigate } = useChatdeck();
  const [changePassword] = accountApi.useChangePasswordMutation();
  const [refusal, setRefusal] = useState<string>();
  const form = useZodForm({
    schema: passwordChangeSchema,
    defaultValues: { oldPassword: '', password: '' },
    onSubmit: async (values) => {
      setRefusal(undefined);
      const { error } = await changePassword(values);
      if (!isCallError(error)) {
        notify({ tone: 'success', text: t.done });
        navigate({ to: 'user.info' });
        return undefined;
      }
      if (error.issues.length === 0) setRefusal(callErrorText(error, locale));
      return error;
    },
  });
  return { ...form, refusal };
}
