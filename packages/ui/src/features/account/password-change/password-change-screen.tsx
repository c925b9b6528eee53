import { FormPasswordField } from '../../../forms';
import { useMessages } from '../../../messages';
import { SettingsForm } from '../settings-form';
import { passwordChangeMessages } from './password-change.messages';
import { usePasswordChange } from './use-password-change';

/** Changing the password of the account. */
export function PasswordChangeScreen() {
  const t = useMessages(passwordChangeMessages);
  const { form, submit, isSubmitting, refusal } = usePasswordChange();
  return (
    <SettingsForm
      title={t.title}
      text={t.text}
      refusal={refusal}
      submitLabel={t.submit}
      isSubmitting={isSubmitting}
      onSubmit={submit}
    >
      <FormPasswordField
        control={form.control}
        name="oldPassword"
        label={t.oldPassword}
        autoComplete="current-password"
      />
      <FormPasswordField
        control={form.control}
        name="password"
        label={t.password}
        description={t.passwordHelp}
        autoComplete="new-password"
      />
    </SettingsForm>
  );
}
