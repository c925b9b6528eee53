import { useState } from 'react';
import { useMessages } from '#messages';
import { Card } from '#primitives/card/card.tsx';
import { LoadFailed } from '#primitives/failed-state/failed-state.tsx';
import { Page } from '#primitives/page/page.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { ListSkeleton } from '#primitives/skeleton/skeleton.tsx';
import type { BlockedLeave } from '#lists/config/leave-dialog.tsx';
import { ConfigGuard } from '#lists/config/config-guard.tsx';
import { MissingConfig } from '#lists/config/missing-config.tsx';
import { useRobotConfig } from '#lists/config/use-saved-config.ts';
import { StillWorks } from '#lists/still-works/still-works.tsx';
import { ConfigEditor } from './config-editor/config-editor';
import { RecoveryPanel } from './recovery/recovery-panel';
import { RobotActions, RobotMenu } from './robot-actions';
import { robotConfigMessages } from './robot-config.messages';

export interface RobotConfigScreenProps {
  /**
   * Called when the form becomes dirty or clean. A host whose router can block navigation should do so while it is
   * dirty.
   */
  readonly onUnsavedChange?: (isUnsaved: boolean) => void;
  /** A navigation that the host has blocked; the screen asks whether to stay or to leave. */
  readonly blockedLeave?: BlockedLeave | undefined;
  /** The key of the setting to scroll to; a new object with the same key scrolls there again. */
  readonly toField?: { readonly key: string } | undefined;
}

const nobody = () => undefined;

/** The robot's basic config: created on the first visit, then edited, with a history of earlier versions. */
export function RobotConfigScreen(props: RobotConfigScreenProps) {
  return (
    <PanelBoundary>
      <ConfigGuard>
        <Content {...props} />
      </ConfigGuard>
    </PanelBoundary>
  );
}

function Content({ onUnsavedChange = nobody, blockedLeave, toField }: RobotConfigScreenProps) {
  const t = useMessages(robotConfigMessages);
  const { state, error, retry } = useRobotConfig();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const showHistory = () => setHistoryOpen(true);
  return (
    <Page
      title={t.title}
      description={t.explanation}
      actions={state?.status === 'ready' ? <RobotActions onHistory={showHistory} /> : null}
    >
      {state?.status === 'missing' ? <MissingConfig /> : null}
      {state?.status === 'malformed' ? <RecoveryPanel {...state} /> : null}
      {state?.status === 'ready' ? (
        <ConfigEditor
          state={state}
          menu={<RobotMenu onHistory={showHistory} />}
          isHistoryOpen={isHistoryOpen}
          onHistoryClose={() => setHistoryOpen(false)}
          onUnsavedChange={onUnsavedChange}
          leave={blockedLeave}
          toField={toField}
        />
      ) : null}
      {state ? null : (
        <Card isFlush>
          {error ? (
            <LoadFailed error={error} onRetry={retry} />
          ) : (
            <ListSkeleton label={t.title} rows={6} />
          )}
        </Card>
      )}
      {error && !state ? <StillWorks /> : null}
    </Page>
  );
}
