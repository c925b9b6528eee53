import type { RobotStatus } from '@chatdeck/sdk';
import { RefreshCw } from 'lucide-react';
import { lazyPart } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as loginCss from '#features/dashboard/login-panel/login.css.ts';
import { loginMessages } from '#features/dashboard/login-panel/login.messages.ts';
import { useLogin } from '#features/dashboard/login-panel/use-login.ts';
import * as css from './robot-card.css';

const QrCode = lazyPart(() => import('#primitives/qr-code/qr-code.tsx'));

/** The login code of a robot that waits for its scan, below its card. */
export default function ScanInPlace({ robot }: { readonly robot: RobotStatus }) {
  const t = useMessages(loginMessages);
  const { view, renew, isRenewing } = useLogin(robot);
  if (view.kind !== 'scan' && view.kind !== 'stopped') return null;
  const isStopped = view.kind === 'stopped';
  return (
    <div className={css.scan}>
      <div className={loginCss.qr} data-faded={isStopped || undefined}>
        <QrCode value={view.qrUrl} title={t.qr} />
      </div>
      <Text size="xs" tone="muted">
        {isStopped ? t.stopped : t.scan}
      </Text>
      {isStopped && robot.online ? (
        <Button icon={RefreshCw} size="sm" isPending={isRenewing} onPress={renew}>
          {t.renew}
        </Button>
      ) : null}
    </div>
  );
}
