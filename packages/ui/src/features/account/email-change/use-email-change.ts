import { CODE } from '@chatdeck/sdk/constants';
import { emailChangeSchema } from '@chatdeck/sdk/rules';
import { useState } from 'react';
import { useZodForm } from '../../../forms';
import { useMessages } from '../../../messages';
import { useChatdeck } from '../../../provider/chatdeck-context';
import { accountApi } from '../../../store/account.api';
import { callErrorText } from '../../../store/call-error-text';
import { isCallError } from '../../../store/list-state';
import { emailChangeMessages } from './email-change.messages';

/** Changes the e-mail of the account; the password shows that its owner asks. */
export function useEmailChange() {
  const t = useMessages(emailChangeMessages);
  const { locale, notify, navigate } = useChatdeck();
  const [changeEmail] = accountApi.useChangeEmailMutation();
  const [refusal, setRefusal] = useState<string>();
  const form = useZodForm({
    schema: emailChangeSchema,
    defaultValues: { email: '', password: '' },
    onSubmit: async (values) => {
      setRefusal(undefined);
      const { data, error } = await changeEmail(values);
      if (data) {
        notify(
          data.isMailSent ? { tone: 'success', text: t.done } : { tone: 'info', text: t.notMailed },
        );
        navigate({ to: 'user.info' });
      }
      if (!isCallError(error)) return undefined;
      const isTaken = error.code === CODE.alreadyExists;
      if (error.issues.length === 0) {
        setRefusal(isTaken ? t.emailTaken : callErrorText(error, locale));
      }
      return error;
    },
  });
  return { ...form, refusal };
}
