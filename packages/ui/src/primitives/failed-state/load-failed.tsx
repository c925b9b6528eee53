import { CircleAlert, WifiOff } from 'lucide-react';
import type { CallError } from '#context/call-error.ts';
import { useMessages } from '#messages';
import { primitiveMessages } from '../primitives.messages';
import { FailedState } from './failed-state';

export interface LoadFailedProps {
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
