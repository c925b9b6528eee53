import { useMessages } from '#messages';
import { FormPasswordField, FormTextField } from '#forms/form-fields.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { accountFormMessages } from '../account-form/account-form.messages';
import { SettingsForm } from '../settings-form';
import { emailChangeMessages } from './email-change.messages';
import { useEmailChange } from './use-email-change';

/** Changes the e-mail of the account. */
export function EmailChangeScreen() {
  const t = useMessages(emailChangeMessages);
  const { emailHint } = useMessages(accountFormMessages);
  const { form, currentEmail, ...account } = useEmailChange();
  return (
    <SettingsForm {...account} at="user.email" title={t.title} text={t.text} submitLabel={t.submit}>
      {/* As high before it is known. */}
      <Stack gap={1}>
        <Text weight="strong">{t.currentEmail}</Text>
        <Text isClipped>{currentEmail ?? '\u00A0'}</Text>
      </Stack>
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
