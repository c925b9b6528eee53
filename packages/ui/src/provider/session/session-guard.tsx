import { useChatdeck } from '#context/chatdeck-context.ts';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { providerMessages } from '#messages/provider.messages.ts';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import type { CallPort } from '#store/call-port.ts';
import { useFailures } from '../use-failures';

const SessionDialog = lazyDialog(() => import('./session-dialog'));

interface SessionGuardProps {
  readonly port: CallPort;
  readonly onSessionExpired: (() => void) | undefined;
}

/** Tells of failed calls and opens the one box that asks to sign in again. */
export function SessionGuard({ port, onSessionExpired }: SessionGuardProps) {
  const t = useMessages(providerMessages);
  const chatdeck = useChatdeck();
  const { isSessionOver, closeSession } = useFailures(port, chatdeck, t.missingParameter);
  if (!isSessionOver) return null;
  const confirm = () => {
    closeSession();
    onSessionExpired?.();
  };
  return (
    <PanelBoundary>
      <SessionDialog onConfirm={confirm} onClose={closeSession} />
    </PanelBoundary>
  );
}
