import { CircleAlert, WifiOff } from 'lucide-react';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { requestIdOf, type CallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { helpTopicOf } from '#context/help.ts';
import { joinList, useMessages } from '#messages';
import { Card } from '#primitives/card/card.tsx';
import { FailedState } from '#primitives/failed-state/failed-state.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import * as css from './dashboard.css';
import { dashboardMessages } from './dashboard.messages';
import { reasonOf, togetherOf, type NamedPart, type SharedFailure } from './failed-together.model';

const ToldContext = createContext<readonly string[]>([]);

/** Whether the page tells of a failure for this reason already, so that a part that failed for it is left out. */
export function useIsTold(): (error: CallError) => boolean {
  const told = useContext(ToldContext);
  return (error) => told.includes(reasonOf(error));
}

interface Props {
  /** The parts of the page, each with its name. */
  readonly parts: readonly NamedPart[];
  readonly children: ReactNode;
}

/** Tells once of parts that failed for the same reason, with one retry; what else the page has is below it. */
export function FailedTogether({ parts, children }: Props) {
  const failures = togetherOf(parts);
  return (
    <ToldContext.Provider value={failures.map(({ reason }) => reason)}>
      {failures.map((failure) => (
        <Failure key={failure.reason} {...failure} />
      ))}
      {children}
    </ToldContext.Provider>
  );
}

function Failure({ error, names, isAll, retry }: SharedFailure) {
  const t = useMessages(dashboardMessages);
  const texts = useMessages(primitiveMessages);
  const { locale } = useChatdeck();
  // The next failure is another error, also for the same reason.
  const [retried, setRetried] = useState<CallError>();
  const isNetwork = error.kind === 'timeout' || (error.kind === 'network' && !error.status);
  return (
    <Card isFlush>
      <FailedState
        icon={isNetwork ? WifiOff : CircleAlert}
        title={isAll ? t.pageFailed : t.partsFailed}
        detail={error.kind === 'api' ? error.message : undefined}
        requestId={requestIdOf(error)}
        help={helpTopicOf(error)}
        isRetrying={retried === error}
        onRetry={() => {
          setRetried(error);
          retry();
        }}
      >
        {isNetwork ? texts.networkFailed : texts.serverFailed}
        {isAll ? null : (
          <span className={css.failedParts}>{t.missingParts(joinList(names, locale))}</span>
        )}
      </FailedState>
    </Card>
  );
}
