import type { SessionToken } from '@chatdeck/sdk';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Text } from '#primitives/text/text.tsx';
import { AuthHead } from '../auth-card';
import * as css from '../auth-card.css';
import { passkeyLoginMessages } from './passkey-login.messages';
import { usePasskeyLogin } from './use-passkey-login';

export interface PasskeyLoginProps {
  /** Called once with the new session. */
  readonly onLoggedIn: (session: SessionToken) => void;
  /** Back to the password. */
  readonly onPassword: () => void;
}

/** Logs in with a passkey: the browser asks for it at once, and whoever cancels is back at the password. */
export function PasskeyLogin({ onLoggedIn, onPassword }: PasskeyLoginProps) {
  const t = useMessages(passkeyLoginMessages);
  const { state, retry } = usePasskeyLogin({ onLoggedIn, onCancelled: onPassword });
  const isWaiting = state.status === 'waiting';
  return (
    <div className={css.card}>
      <AuthHead title={t.title} text={t.text} />
      {isWaiting ? null : (
        <Text as="p" tone="danger">
          {state.text}
        </Text>
      )}
      <div className={css.submit}>
        <Button variant="primary" size="lg" isPending={isWaiting} autoFocus onPress={retry}>
          {isWaiting ? t.waiting : t.retry}
        </Button>
      </div>
      <div className={css.other}>
        <Button variant="link" onPress={onPassword}>
          {t.password}
        </Button>
      </div>
    </div>
  );
}
