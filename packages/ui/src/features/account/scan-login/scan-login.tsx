import type { SessionToken } from '@chatdeck/sdk';
import { ScanLoginView } from './scan-login.view';
import { useScanLogin } from './use-scan-login';

export interface ScanLoginProps {
  /** Called once with the new session. */
  readonly onLoggedIn: (session: SessionToken) => void;
  readonly onPassword: () => void;
}

/** Logging in by a code that a bound phone scans. */
export default function ScanLogin({ onLoggedIn, onPassword }: ScanLoginProps) {
  return <ScanLoginView {...useScanLogin(onLoggedIn)} onPassword={onPassword} />;
}
