import type { SessionToken } from '@chatdeck/sdk';
import { useState } from 'react';
import { lazyPart } from '#context/lazy-part.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { useForgetTypedEmail } from '../account-form/use-typed-email';
import { LoginView } from './login-screen.view';
import { useLogin } from './use-login';

const ScanLogin = lazyPart(() => import('../scan-login/scan-login'));

export interface LoginScreenProps {
  /** Called once with the new session; the host keeps the token. */
  readonly onLoggedIn: (session: SessionToken) => void;
}

/** Logging in with e-mail and password, or by a code that a bound phone scans. */
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

const PasswordLogin = ({ onLoggedIn, onScan }: PasswordLoginProps) => (
  <LoginView {...useLogin(onLoggedIn)} onScan={onScan} />
);
