import type { RobotStatus, StoredConfig } from '@chatdeck/sdk';
import { useMessages } from '../../../messages';
import { Card } from '../../../primitives/card/card';
import { LoadFailed } from '../../../primitives/failed-state/load-failed';
import { Page } from '../../../primitives/page/page';
import { ListSkeleton } from '../../../primitives/skeleton/skeleton';
import { Text } from '../../../primitives/text/text';
import type { CallError } from '../../../store/call-error';
import { dashboardMessages } from './dashboard.messages';
import { doneSteps, STEPS } from './dashboard.model';
import { FirstSteps } from './first-steps';
import { HealthStrip } from './health-strip';

export interface DashboardViewProps {
  readonly state:
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly error: CallError; readonly retry: () => void }
    | {
        readonly status: 'ready';
        readonly userName: string;
        readonly robot: RobotStatus;
        readonly config: StoredConfig;
        readonly materialCount: number;
      };
}

/** The home page as its state says. */
export function DashboardView({ state }: DashboardViewProps) {
  const t = useMessages(dashboardMessages);
  if (state.status === 'loading') {
    return (
      <Card isFlush>
        <ListSkeleton label={t.explanation} />
      </Card>
    );
  }
  if (state.status === 'failed') {
    return (
      <Card>
        <LoadFailed error={state.error} onRetry={state.retry} />
      </Card>
    );
  }
  const { robot, config, materialCount } = state;
  const done = doneSteps({ status: robot, config, materialCount });
  return (
    <Page title={t.title(state.userName)} description={t.explanation}>
      <Card isFlush>
        <HealthStrip robot={robot} config={config} />
      </Card>
      <Card
        title={t.checklist}
        isFlush
        actions={
          <Text size="xs" tone="muted" isTabular>
            {`${done.length} / ${STEPS.length}`}
          </Text>
        }
      >
        <FirstSteps done={done} />
      </Card>
    </Page>
  );
}
