import type { LoginInput } from '@chatdeck/sdk';
import { FormPasswordField, FormTextField, type ZodForm } from '../../../forms';
import { useMessages } from '../../../messages';
import { AuthCard } from '../auth-card';
import { loginMessages } from './login-screen.messages';

export interface LoginViewProps extends ZodForm<LoginInput, LoginInput> {
  readonly refusal: string | undefined;
  readonly onSignUp: () => void;
}

/** The login form. */
export function LoginView({ form, submit, isSubmitting, refusal, onSignUp }: LoginViewProps) {
  const t = useMessages(loginMessages);
  return (
    <AuthCard
      title={t.title}
      text={t.text}
      refusal={refusal}
      submitLabel={t.submit}
      isSubmitting={isSubmitting}
      onSubmit={submit}
      otherText={t.noAccount}
      otherLabel={t.signUp}
      onOther={onSignUp}
    >
      <FormTextField
        control={form.control}
        name="email"
        label={t.email}
        placeholder={t.emailHint}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoFocus
      />
      <FormPasswordField
        control={form.control}
        name="password"
        label={t.password}
        autoComplete="current-password"
      />
    </AuthCard>
  );
}
