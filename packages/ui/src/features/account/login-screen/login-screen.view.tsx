import type { LoginInput } from '@chatdeck/sdk';
import { QrCode } from 'lucide-react';
import { FormPasswordField, FormTextField, type ZodForm } from '../../../forms';
import { useMessages } from '../../../messages';
import { Button } from '../../../primitives/button/button';
import { AuthCard } from '../auth-card';
import * as css from '../auth-card.css';
import { ChallengeField } from '../challenge/challenge-field';
import type { Challenge } from '../challenge/use-challenge';
import { loginMessages } from './login-screen.messages';

export interface LoginViewProps extends ZodForm<LoginInput, LoginInput> {
  readonly refusal: string | undefined;
  readonly challenge: Challenge;
  readonly onForget: () => void;
  readonly onScan: () => void;
  readonly onSignUp: () => void;
}

/** The login form. */
export function LoginView(props: LoginViewProps) {
  const { form, submit, isSubmitting, refusal, challenge } = props;
  const { onForget, onScan, onSignUp } = props;
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
      <ChallengeField {...challenge} />
      <div className={css.asides}>
        <Button variant="link" icon={QrCode} onPress={onScan}>
          {t.scan}
        </Button>
        <Button variant="link" onPress={onForget}>
          {t.forgotten}
        </Button>
      </div>
    </AuthCard>
  );
}
