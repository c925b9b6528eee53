import { CODE, isSessionCode } from '@chatdeck/sdk/constants';
import { useEffect, useState } from 'react';
import type { CallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { helpTopicOf } from '#context/help.ts';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { providerMessages } from '#messages/provider.messages.ts';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import type { CallPort } from '#store/call-port.ts';
import { callErrorText } from '#context/call-error-text.ts';

const SessionDialog = lazyDialog(() => import('./session-dialog'));

interface SessionGuardProps {
  readonly port: CallPort;
  /** Whether the host asks the user itself. */
  readonly isAskedByHost: boolean;
  readonly onSessionExpired: (() => void) | undefined;
}

/** Announces failed calls, and opens the single session-expired dialog unless the host asks its own way. */
export function SessionGuard({ port, isAskedByHost, onSessionExpired }: SessionGuardProps) {
  const { isSessionOver, closeSession } = useFailures(port);
  if (!isSessionOver || isAskedByHost) return null;
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

/** Announces each failed call once; returns whether the session has ended. */
function useFailures(port: CallPort) {
  const { notify, locale } = useChatdeck();
  const { missingParameter } = useMessages(providerMessages);
  const [isSessionOver, setSessionOver] = useState(false);
  useEffect(
    () =>
      port.onFailure((error, isAnnounced) => {
        if (!isAnnounced) return;
        notify({
          tone: 'danger',
          text: callErrorText(error, locale),
          detail: detailOf(error, missingParameter),
          help: helpTopicOf(error),
        });
        if (isSessionCode(error.code)) setSessionOver(true);
      }),
    [port, notify, locale, missingParameter],
  );
  return { isSessionOver, closeSession: () => setSessionOver(false) };
}

/** Code 10001 adds its own line, unless that is the server's message already. */
function detailOf({ code, message }: CallError, missingParameter: string): string | undefined {
  return code === CODE.missingValue && message !== missingParameter ? missingParameter : undefined;
}
