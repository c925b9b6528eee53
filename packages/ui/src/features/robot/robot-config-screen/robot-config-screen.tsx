import { useMessages } from '../../../messages';
import { Card } from '../../../primitives/card/card';
import { LoadFailed } from '../../../primitives/failed-state/load-failed';
import { Page } from '../../../primitives/page/page';
import { ListSkeleton } from '../../../primitives/skeleton/skeleton';
import { PanelBoundary } from '../../../provider/panel-boundary';
import { MalformedConfig, MissingConfig } from './config-states';
import { robotConfigMessages } from './robot-config.messages';
import { ReplySettingsForm } from './reply-settings-form';
import { useRobotConfig } from './use-robot-config';

/** The robot's basic config: made on the first visit, then edited. */
export function RobotConfigScreen() {
  const t = useMessages(robotConfigMessages);
  return (
    <PanelBoundary>
      <Page title={t.title} description={t.explanation}>
        <Content />
      </Page>
    </PanelBoundary>
  );
}

function Content() {
  const t = useMessages(robotConfigMessages);
  const { state, error, retry, initialise, isInitialising } = useRobotConfig();
  switch (state?.status) {
    case 'missing':
      return <MissingConfig isInitialising={isInitialising} onInitialise={initialise} />;
    case 'malformed':
      return <MalformedConfig raw={state.raw} />;
    case 'ready':
      return <ReplySettingsForm ready={state} />;
    case undefined:
      return (
        <Card isFlush={!error}>
          {error ? (
            <LoadFailed error={error} onRetry={retry} />
          ) : (
            <ListSkeleton label={t.title} rows={6} />
          )}
        </Card>
      );
  }
}
