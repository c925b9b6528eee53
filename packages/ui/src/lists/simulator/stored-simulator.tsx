import type { RuleReference } from '@chatdeck/sdk/simulate';
import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { Card } from '#primitives/card/card.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { ConfigGuard } from '#lists/config/config-guard.tsx';
import { MalformedConfig, MissingConfig } from '#lists/config/missing-config.tsx';
import { Simulator } from './simulator';
import { simulatorMessages } from './simulator.messages';
import { useStoredRobot, type EditRobot } from './use-stored-robot';

interface StoredSimulatorProps {
  /** Makes unsaved edits, which are tried beside what is stored. */
  readonly edit?: EditRobot | undefined;
  readonly onOpenRule?: (rule: RuleReference) => void;
  /** Comes below the notice that it did not load. */
  readonly whenFailed?: ReactNode;
}

/** The simulator of the account's robot, or why there is none yet. */
export function StoredSimulator({ edit, onOpenRule, whenFailed }: StoredSimulatorProps) {
  const t = useMessages(simulatorMessages);
  const { status, loaded, retry } = useStoredRobot();
  if (status === 'missing') {
    return (
      <ConfigGuard>
        <MissingConfig />
      </ConfigGuard>
    );
  }
  if (status === 'malformed') return <MalformedConfig />;
  if (loaded.status !== 'ready') {
    return (
      <>
        <Card isFlush>
          <LoadedPart state={loaded} label={t.loading}>
            {() => null}
          </LoadedPart>
        </Card>
        {loaded.status === 'failed' ? whenFailed : null}
      </>
    );
  }
  return (
    <Simulator loaded={loaded} onRetry={retry} edit={edit} {...(onOpenRule && { onOpenRule })} />
  );
}
