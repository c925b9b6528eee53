import { CircleAlert, Lock, RefreshCw, type LucideIcon, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { part } from '#theme/part.ts';
import { lazyPart } from '#context/lazy-part.tsx';
import { OwnStates, useFailedState } from '#context/panel-states.tsx';
import { helpTopicOf, type HelpTopic } from '#context/help.ts';
import { isNotInSession, requestIdOf, type CallError } from '#context/call-error.ts';
import { callErrorText } from '#context/call-error-text.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '../button/button';
import { HelpLink } from '../help-link/help-link';
import { Icon } from '../icon/icon';
import { primitiveMessages } from '../primitives.messages';
import * as css from './failed-state.css';

export interface FailedStateProps {
  readonly title: string;
  /** What happened and what was preserved. */
  readonly children: ReactNode;
  /** Left out where trying again does not help. */
  readonly onRetry?: () => void;
  /** Default 重试. */
  readonly retryLabel?: string;
  readonly isRetrying?: boolean;
  /** Another way out than trying again, beside it. */
  readonly actions?: ReactNode;
  /** The original error message, for support. */
  readonly detail?: string | undefined;
  /** By which the operator finds the failure in the log of the server; shown with a button that copies it. */
  readonly requestId?: string | undefined;
  /** What failed, for a link to the host's help. */
  readonly help?: HelpTopic | undefined;
  readonly icon?: LucideIcon;
}

/** The content of a panel that failed, or what the host shows instead. */
export function FailedState(props: FailedStateProps) {
  const t = useMessages(primitiveMessages);
  const { title, children, onRetry, retryLabel = t.retry, isRetrying = false } = props;
  const { detail, requestId, actions, help, icon = CircleAlert } = props;
  const ofHost = useFailedState(onRetry);
  if (ofHost !== undefined) return ofHost;
  return (
    <div {...part('failed-state')} className={css.failed}>
      <div className={css.art}>
        <Icon of={icon} />
      </div>
      <h2 className={css.title}>{title}</h2>
      <p className={css.text}>{children}</p>
      <div className={css.actions}>
        {onRetry ? (
          <Button icon={RefreshCw} isPending={isRetrying} onPress={onRetry}>
            {retryLabel}
          </Button>
        ) : null}
        {actions}
      </div>
      {help ? <HelpLink topic={help} /> : null}
      {detail ? <p className={css.detail}>{detail}</p> : null}
      {requestId ? <RequestId id={requestId} /> : null}
    </div>
  );
}

// Not needed where nothing has failed.
const RequestId = lazyPart(() => import('./request-id'));

/** In place of what a session for a partner's pages has no right to. */
export function NotInSession() {
  const t = useMessages(primitiveMessages);
  return (
    <OwnStates>
      <FailedState icon={Lock} title={t.notInSession}>
        {t.notInSessionText}
      </FailedState>
    </OwnStates>
  );
}

interface LoadFailedProps {
  readonly error: CallError;
  readonly onRetry: () => void;
}

/** The content of a list or dialog that failed to load. */
export function LoadFailed({ error, onRetry }: LoadFailedProps) {
  const { locale } = useChatdeck();
  const t = useMessages(primitiveMessages);
  if (isNotInSession(error)) return <NotInSession />;
  const isNetwork = error.kind === 'timeout' || (error.kind === 'network' && !error.status);
  // The server was never asked.
  const answered = error.kind === 'token' ? callErrorText(error, locale) : t.serverFailed;
  return (
    <FailedState
      icon={isNetwork ? WifiOff : CircleAlert}
      title={t.loadFailed}
      // Transport errors are for developers, and in English.
      detail={error.kind === 'api' ? error.message : undefined}
      requestId={requestIdOf(error)}
      help={helpTopicOf(error)}
      onRetry={onRetry}
    >
      {isNetwork ? t.networkFailed : answered}
    </FailedState>
  );
}
