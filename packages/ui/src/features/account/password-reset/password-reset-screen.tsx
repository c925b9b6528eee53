import { FormPasswordField } from '../../../forms';
import { useMessages } from '../../../messages';
import { useChatdeck } from '../../../provider/chatdeck-context';
import { AuthCard } from '../auth-card';
import { AuthNotice } from '../auth-notice';
import { passwordResetMessages } from './password-reset.messages';
import { usePasswordReset } from './use-password-reset';

export interface PasswordResetScreenProps {
  /** The token of the mailed link; empty without one. */
  readonly token: string;
}

/** Setting a new password by a mailed link. */
export function PasswordResetScreen({ token }: PasswordResetScreenProps) {
  const t = useMessages(passwordResetMessages);
  const { navigate } = useChatdeck();
  const { form, submit, isSubmitting, refusal, isDead, email } = usePasswordReset(token);
  if (isDead) {
    return (
      <AuthNotice
        tone="danger"
        title={t.deadTitle}
        text={t.deadText}
        label={t.again}
        onPress={() => navigate({ to: 'password-forget' })}
      />
    );
  }
  return (
    <AuthCard
      title={t.title}
      text={email === undefined ? t.text : t.textFor({ email })}
      refusal={refusal}
      submitLabel={t.submit}
      isSubmitting={isSubmitting}
      onSubmit={submit}
      otherText={t.back}
      otherLabel={t.logIn}
      onOther={() => navigate({ to: 'login' })}
    >
      <FormPasswordField
        control={form.control}
        name="password"
        label={t.password}
        description={t.passwordHelp}
        autoComplete="new-password"
      />
      <FormPasswordField
        control={form.control}
        name="repeated"
        label={t.repeated}
        autoComplete="new-password"
      />
    </AuthCard>
  );
}
