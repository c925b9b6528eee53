import type { LoginInput } from '@chatdeck/sdk';
import { QrCode } from 'lucide-react';
import { FormPasswordField } from '#forms';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { PlaceLink } from '#primitives/button/place-link.tsx';
import { TypedEmailField } from '../account-form/typed-email-field';
import type { AccountForm } from '../account-form/use-account-form';
import { AuthCard } from '../auth-card';
import * as css from '../auth-card.css';
import { ChallengeField } from '../challenge/challenge-field';
import type { Challenge } from '../challenge/use-challenge';
import { loginMessages } from './login-screen.messages';

export interface LoginViewProps extends AccountForm<LoginInput, LoginInput> {
  readonly challenge: Challenge;
  readonly onScan: () => void;
}

/** The login form. */
export function LoginView(props: LoginViewProps) {
  const { form, challenge, onScan, ...account } = props;
  const t = useMessages(loginMessages);
  return (
    <AuthCard
      {...account}
      title={t.title}
      text={t.text}
      submitLabel={t.submit}
      otherText={t.noAccount}
      otherLabel={t.signUp}
      other="signup"
    >
      <TypedEmailField control={form.control} name="email" label={t.email} autoFocus />
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
        <PlaceLink to="password-forget">{t.forgotten}</PlaceLink>
      </div>
    </AuthCard>
  );
}
