import { CircleAlert, RefreshCw, type LucideIcon, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallError } from '#context/call-error.ts';
import { useMessages } from '#messages';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { primitiveMessages } from '../primitives.messages';
import * as css from './failed-state.css';

export interface FailedStateProps {
  readonly title: string;
  /** What happened and what was preserved. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
  /** Default 重试. */
  readonly retryLabel?: string;
  /** For support: a request id or the original error message. */
  readonly detail?: string | undefined;
  readonly icon?: LucideIcon;
}

/** The content of a panel that failed. */
export function FailedState(props: FailedStateProps) {
  const t = useMessages(primitiveMessages);
  const { title, children, onRetry, retryLabel, detail, icon = CircleAlert } = props;
  return (
    <div className={css.failed}>
      <div className={css.art}>
        <Icon of={icon} />
      </div>
      <div className={css.copy}>
        <h2 className={css.title}>{title}</h2>
        <p className={css.text}>{children}</p>
        <div className={css.actions}>
          <Button icon={RefreshCw} onPress={onRetry}>
            {retryLabel ?? t.retry}
          </Button>
        </div>
        {detail ? <p className={css.detail}>{detail}</p> : null}
      </div>
    </div>
  );
}

interface LoadFailedProps {
  readonly error: CallError;
  readonly onRetry: () => void;
}

/** The content of a list or dialog that failed to load. */
export function LoadFailed({ error, onRetry }: LoadFailedProps) {
  const t = useMessages(primitiveMessages);
  const isNetwork = error.kind === 'network' || error.kind === 'timeout';
  return (
    <FailedState
      icon={isNetwork ? WifiOff : CircleAlert}
      title={t.loadFailed}
      // Transport errors are for developers, and in English.
      detail={error.kind === 'api' ? error.message : undefined}
      onRetry={onRetry}
    >
      {isNetwork ? t.networkFailed : t.serverFailed}
    </FailedState>
  );
}
