import type { SessionToken } from '@chatdeck/sdk';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { AuthHead } from '../auth-card';
import * as card from '../auth-card.css';
import { ScanCodePanel } from './scan-code-panel';
import { scanLoginMessages } from './scan-code.messages';
import { useScanLogin } from './use-scan-code';

export interface ScanLoginProps {
  /** Called once with the new session. */
  readonly onLoggedIn: (session: SessionToken) => void;
  /** The phone confirmed, and the account has two-factor login. */
  readonly onSecondFactor: (ticket: string) => void;
  readonly onPassword: () => void;
}

/** Logs in by a code scanned with a bound phone, with a link back to the password form. */
export default function ScanLogin({ onLoggedIn, onSecondFactor, onPassword }: ScanLoginProps) {
  const t = useMessages(scanLoginMessages);
  const code = useScanLogin(onLoggedIn, onSecondFactor);
  return (
    <div className={card.card}>
      <AuthHead title={t.title} text={t.text} />
      <ScanCodePanel {...code} title={t.qr} texts={t} />
      <div className={card.other}>
        <Button variant="link" onPress={onPassword}>
          {t.password}
        </Button>
      </div>
    </div>
  );
}
