import { resetRequestSchema } from '@chatdeck/sdk/rules';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useZodForm } from '../../../forms';
import { useChatdeck } from '../../../provider/chatdeck-context';
import { accountApi } from '../../../store/account.api';
import { callErrorText } from '../../../store/call-error-text';
import { isCallError } from '../../../store/list-state';
import { useTypedEmail } from '../use-typed-email';

/** Asks for a reset link. The answer is the same whether the e-mail has an account or not. */
export function usePasswordForget() {
  const { locale } = useChatdeck();
  const [sendReset] = accountApi.useSendResetMutation();
  const [refusal, setRefusal] = useState<string>();
  const [isSent, setSent] = useState(false);
  const form = useZodForm({
    schema: resetRequestSchema,
    defaultValues: { email: '' },
    onSubmit: async ({ email }) => {
      setRefusal(undefined);
      setSent(false);
      const { error } = await sendReset(email);
      if (!isCallError(error)) {
        setSent(true);
        return undefined;
      }
      if (error.issues.length === 0) setRefusal(callErrorText(error, locale));
      return error;
    },
  });
  const email = useWatch({ control: form.form.control, name: 'email' });
  useTypedEmail(email, (typed) => form.form.setValue('email', typed));
  return { ...form, refusal, isSent };
}
