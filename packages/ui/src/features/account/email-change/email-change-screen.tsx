import { FormPasswordField, FormTextField } from '../../../forms';
import { useMessages } from '../../../messages';
import { SettingsForm } from '../settings-form';
import { emailChangeMessages } from './email-change.messages';
import { useEmailChange } from './use-email-change';

/** Changing the e-mail of the account. */
export function EmailChangeScreen() {
  const t = useMessages(emailChangeMessages);
  const { form, submit, isSubmitting, refusal } = useEmailChange();
  return (
    <SettingsForm
      title={t.title}
      text={t.text}
      refusal={refusal}
      submitLabel={t.submit}
      isSubmitting={isSubmitting}
      onSubmit={submit}
    >
      <FormTextField
        control={form.control}
        name="email"
        label={t.email}
        placeholder={t.emailHint}
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
