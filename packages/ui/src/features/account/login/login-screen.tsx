import type { SessionToken } from '@chatdeck/sdk';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { PlaceLink } from '#primitives/button/place-link.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { FormPasswordField } from '#forms';
import { TypedEmailField, useForgetTypedEmail } from '../account-form/typed-email-field';
import { AuthCard } from '../auth-card';
import * as css from '../auth-card.css';
import { ChallengeField } from '../account-form/challenge-field';
import { loginMessages } from './login-screen.messages';
import { useLogin } from './use-login';

const ScanLogin = lazyPart(() => import('../scan-code/scan-login'));

export interface LoginScreenProps {
  /** Called once with the new session; the host stores the token. */
  readonly onLoggedIn: (session: SessionToken) => void;
}

/** Logs in by e-mail and password, or by a code scanned with a bound phone. */
export function LoginScreen({ onLoggedIn }: LoginScreenProps) {
  const [isScanning, setScanning] = useState(false);
  const forget = useForgetTypedEmail();
  const enter = (session: SessionToken) => {
    forget();
    onLoggedIn(session);
  };
  return isScanning ? (
    <PanelBoundary>
      <ScanLogin onLoggedIn={enter} onPassword={() => setScanning(false)} />
    </PanelBoundary>
  ) : (
    <PasswordLogin onLoggedIn={enter} onScan={() => setScanning(true)} />
  );
}

interface PasswordLoginProps extends LoginScreenProps {
  readonly onScan: () => void;
}

function PasswordLogin({ onLoggedIn, onScan }: PasswordLoginProps) {
  const t = useMessages(loginMessages);
  const { form, challenge, ...account } = useLogin(onLoggedIn);
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
