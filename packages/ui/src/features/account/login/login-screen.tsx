import type { SessionToken } from '@chatdeck/sdk';
import { KeyRound, QrCode } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { lazyPart } from '#context/lazy-part.tsx';
import { useIsMounted } from '#context/use-is-mounted.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { PlaceLink } from '#primitives/button/place-link.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { FormPasswordField } from '#forms/form-fields.tsx';
import { TypedEmailField, useForgetTypedEmail } from '../account-form/typed-email-field';
import { AuthCard } from '../auth-card';
import * as css from '../auth-card.css';
import { ChallengeField } from '../account-form/challenge-field';
import { loginMessages } from './login-screen.messages';
import { useLogin } from './use-login';

const ScanLogin = /* @__PURE__ */ lazyPart(() => import('../scan-code/scan-login'));
const FurtherLogin = /* @__PURE__ */ lazyPart(() => import('./further-login'));

export interface LoginScreenProps {
  /** Called once with the new session; the host stores the token. */
  readonly onLoggedIn: (session: SessionToken) => void;
}

/**
 * What the screen asks for; the ticket is of an account with two-factor login, whose password or phone was right. Without
 * one it asks for a passkey.
 */
type Step = 'password' | 'scan' | { readonly ticket: string | undefined };

/**
 * Logs in by e-mail and password, or by a code scanned with a bound phone; then by a code of the authenticator app, where
 * the account has two-factor login. Where the browser has passkeys, one of them does instead of all that.
 */
export function LoginScreen({ onLoggedIn }: LoginScreenProps) {
  const [step, setStep] = useState<Step>('password');
  const forget = useForgetTypedEmail();
  const isMounted = useIsMounted();
  const enter = (session: SessionToken) => {
    // The page does not move under somebody who has left it before the answer came.
    if (!isMounted()) return;
    forget();
    onLoggedIn(session);
  };
  const onPassword = () => setStep('password');
  const onSecondFactor = (ticket: string) => setStep({ ticket });
  if (step === 'password') {
    return (
      <PasswordLogin
        onLoggedIn={enter}
        onSecondFactor={onSecondFactor}
        onScan={() => setStep('scan')}
        onPasskey={() => setStep({ ticket: undefined })}
      />
    );
  }
  return (
    <PanelBoundary>
      {step === 'scan' ? (
        <ScanLogin onLoggedIn={enter} onSecondFactor={onSecondFactor} onPassword={onPassword} />
      ) : (
        <FurtherLogin ticket={step.ticket} onLoggedIn={enter} onBack={onPassword} />
      )}
    </PanelBoundary>
  );
}

const never = () => () => {};
const browserHasPasskeys = () => 'PublicKeyCredential' in globalThis;

interface PasswordLoginProps extends LoginScreenProps {
  readonly onSecondFactor: (ticket: string) => void;
  readonly onScan: () => void;
  readonly onPasskey: () => void;
}

function PasswordLogin({ onScan, onPasskey, ...outcomes }: PasswordLoginProps) {
  const hasPasskeys = useSyncExternalStore(never, browserHasPasskeys, () => false);
  const t = useMessages(loginMessages);
  const { form, challenge, ...account } = useLogin(outcomes);
  return (
    <AuthCard
      {...account}
      title={t.title}
      text={t.text}
      submitLabel={t.submit}
      otherText={t.noAccount}
      otherLabel={t.signUp}
      other="signup"
      alternatives={
        <div className={css.alternatives}>
          <div className={css.or}>{t.or}</div>
          <Button size="lg" icon={QrCode} onPress={onScan}>
            {t.scan}
          </Button>
          {hasPasskeys ? (
            <Button size="lg" icon={KeyRound} onPress={onPasskey}>
              {t.passkey}
            </Button>
          ) : null}
        </div>
      }
    >
      <TypedEmailField control={form.control} name="email" label={t.email} autoFocus />
      <FormPasswordField
        control={form.control}
        name="password"
        label={t.password}
        autoComplete="current-password"
      />
      <ChallengeField {...challenge} />
      <div className={css.forgotten}>
        <PlaceLink to="password-forget">{t.forgotten}</PlaceLink>
      </div>
    </AuthCard>
  );
}
