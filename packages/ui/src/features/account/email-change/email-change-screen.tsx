import { useMessages } from '#messages';
import { FormPasswordField, FormTextField } from '#forms';
import { accountFormMessages } from '../account-form/account-form.messages';
import { SettingsForm } from '../settings-form';
import { emailChangeMessages } from './email-change.messages';
import { useEmailChange } from './use-email-change';

/** Changes the e-mail of the account. */
export function EmailChangeScreen() {
  const t = useMessages(emailChangeMessages);
  const { emailHint } = useMessages(accountFormMessages);
  const { form, ...account } = useEmailChange();
  return (
    <SettingsForm {...account} title={t.title} text={t.text} submitLabel={t.submit}>
      <FormTextField
        control={form.control}
        name="email"
        label={t.email}
        placeholder={emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <FormPasswordField
        control={form.control}
        name="password"
        label={t.password}
        autoComplete="current-password"
      />
    </SettingsForm>
  );
}
