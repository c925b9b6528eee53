import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import * as card from '../auth-card.css';
import { AuthHead } from '../auth-head';
import { ScanCodeView } from '../scan-code/scan-code.view';
import type { ShownScanCode } from '../scan-code/use-scan-code';
import { scanLoginMessages } from './scan-login.messages';

export interface ScanLoginViewProps extends ShownScanCode {
  readonly onPassword: () => void;
}

/** The code to log in with, and the way back to the password. */
export function ScanLoginView({ onPassword, ...code }: ScanLoginViewProps) {
  const t = useMessages(scanLoginMessages);
  return (
    <div className={card.card}>
      <AuthHead title={t.title} text={t.text} />
      <ScanCodeView {...code} title={t.qr} words={t} />
      <div className={card.other}>
        <Button variant="link" onPress={onPassword}>
          {t.password}
        </Button>
      </div>
    </div>
  );
}
