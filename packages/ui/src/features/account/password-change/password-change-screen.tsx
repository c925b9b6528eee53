import { useMessages } from '#messages';
import { FormPasswordField } from '#forms/form-fields.tsx';
import { NewPasswordField } from '../account-form/new-password-field';
import { SettingsForm } from '../settings-form';
import { passwordChangeMessages } from '../password.messages';
import { usePasswordChange } from './use-password-change';

/** Changes the password of the account. */
export function PasswordChangeScreen() {
  const t = useMessages(passwordChangeMessages);
  const { form, ...account } = usePasswordChange();
  return (
    <SettingsForm
      {...account}
      at="user.password"
      title={t.title}
      text={t.text}
      submitLabel={t.submit}
    >
      <FormPasswordField
        control={form.control}
        name="oldPassword"
        label={t.oldPassword}
        autoComplete="current-password"
      />
      <NewPasswordField control={form.control} name="password" label={t.password} />
    </SettingsForm>
  );
}
