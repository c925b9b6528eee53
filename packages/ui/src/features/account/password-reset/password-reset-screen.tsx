import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { FormPasswordField } from '#forms/form-fields.tsx';
import { NewPasswordField } from '../account-form/new-password-field';
import { AuthCard, AuthNotice } from '../auth-card';
import { passwordResetMessages } from '../password.messages';
import { usePasswordReset } from './use-password-reset';

export interface PasswordResetScreenProps {
  /** The token from the mailed link; empty if the link has none. */
  readonly token: string;
}

/** Sets a new password by a mailed link. */
export function PasswordResetScreen({ token }: PasswordResetScreenProps) {
  const t = useMessages(passwordResetMessages);
  const { navigate } = useChatdeck();
  const { form, isDead, email, ...account } = usePasswordReset(token);
  const isIncomplete = token === '';
  if (isIncomplete || isDead) {
    return (
      <AuthNotice
        tone="danger"
        title={isIncomplete ? t.incompleteTitle : t.deadTitle}
        text={isIncomplete ? t.incompleteText : t.deadText}
        label={t.again}
        onPress={() => navigate({ to: 'password-forget' })}
      />
    );
  }
  return (
    <AuthCard
      {...account}
      title={t.title}
      text={email === undefined ? t.text : t.textFor({ email })}
      submitLabel={t.submit}
      otherText={t.back}
      otherLabel={t.logIn}
      other="login"
    >
      <NewPasswordField control={form.control} name="password" label={t.password} />
      <FormPasswordField
        control={form.control}
        name="repeated"
        label={t.repeated}
        autoComplete="new-password"
      />
    </AuthCard>
  );
}
