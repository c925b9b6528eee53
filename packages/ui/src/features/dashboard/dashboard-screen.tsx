import { useState } from 'react';
import { lazyPart } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import * as cardRows from '#primitives/card/card-rows.css.ts';
import { Card } from '#primitives/card/card.tsx';
import { Page } from '#primitives/page/page.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { StaleNotice } from '#primitives/stale-notice/stale-notice.tsx';
import { Text } from '#primitives/text/text.tsx';
import { ScheduleWeek } from '#features/schedule/week/schedule-week.tsx';
import { JobRow } from '#features/send/job-row/job-row.tsx';
import { MassSendDialog } from '#features/send/lazy-dialogs.tsx';
import { DailyChart } from './daily-chart/daily-chart';
import { TodayPart } from './daily-chart/today-part';
import { SPANS, sumOf } from './daily-chart/daily-chart.model';
import { useToday } from './daily-chart/use-today';
import {
  useCanSend,
  useDailySends,
  useRecentJobs,
  useRobotStatus,
  useStoredConfig,
  useUserName,
  useMaterialCount,
} from './use-dashboard';
import * as css from './dashboard.css';
import { dashboardMessages } from './dashboard.messages';
import { isNew } from './dashboard.model';
import { FirstSteps } from './first-steps';
import { HealthStrip, useMissing } from './health-strip';
import { MainActions } from './main-actions';
import { LoginPanel } from './login-panel/login-panel';
import { NextSends } from './next-sends/next-sends';
import { Onboarding } from './onboarding/onboarding';
import { Part } from './part';
import { areAllTold, readyOf, staleOf, type PartState } from './part-state';
import { FailedTogether, useIsTold } from './failed-together';
import type { NamedPart } from './failed-together.model';

const Attention = lazyPart(async () => ({
  default: (await import('#features/config-check/attention-part.tsx')).AttentionPart,
}));

/**
 * The home page: the state of the robot, its next sends, what was sent, and the first steps of a new account. Each part
 * loads and fails independently, and a part whose calls the client does not support is omitted.
 */
export function DashboardScreen() {
  return (
    <PanelBoundary>
      <Dashboard />
    </PanelBoundary>
  );
}

function Dashboard() {
  const t = useMessages(dashboardMessages);
  const userName = useUserName();
  const robot = readyOf(useRobotStatus());
  const freshness = useFreshness();
  const parts = useParts();
  const summary = useSummary();
  const [jobId, setJobId] = useState<string>();
  const isBeginning = robot !== undefined && isNew(robot);
  const title = userName === undefined ? t.home : t.title(userName);
  if (isBeginning) {
    return (
      <Page title={title}>
        <Onboarding robot={robot} />
      </Page>
    );
  }
  return (
    <Page title={title} description={summary} actions={<MainActions />}>
      {freshness.isStale ? <StaleNotice of="page" onRetry={freshness.retry} /> : null}
      <FailedTogether parts={parts}>
        <HealthStrip onOpenJob={setJobId} />
        <div className={css.columns}>
          <div className={css.column}>
            <TodayPart />
            <DailyChart />
            <Week />
            <RecentJobs onOpen={setJobId} />
          </div>
          <div className={css.column}>
            <div className={css.early}>
              <Attention />
            </div>
            <FirstSteps />
            <div className={css.early}>
              <LoginPanel />
            </div>
            <NextSends />
            <Counts />
          </div>
        </div>
      </FailedTogether>
      <MassSendDialog
        isOpen={jobId !== undefined}
        onOpenChange={() => setJobId(undefined)}
        jobId={jobId}
      />
    </Page>
  );
}

/** The day in a sentence, as soon as the log tells of it. */
function useSummary(): string {
  const t = useMessages(dashboardMessages);
  const hours = readyOf(useToday())?.logged?.hours;
  if (!hours) return t.explanation;
  const received = sumOf(hours, 'received');
  return received === 0 ? t.noneToday : t.summary({ received, answered: sumOf(hours, 'answered') });
}

/** The parts of the home page that may fail, by the names of their cards. */
function useParts(): readonly NamedPart[] {
  const t = useMessages(dashboardMessages);
  return [
    { name: t.login, state: useRobotStatus() },
    { name: t.config, state: useStoredConfig() },
    // The next sends and the week are read from the config.
    { name: t.next, state: useStoredConfig() },
    { name: t.chart, state: useDailySends(SPANS['30']) },
    { name: t.jobs, state: useRecentJobs() },
    { name: t.materials, state: useMaterialCount() },
  ];
}

/** The schedules of the week, unless the page tells of their failure. */
function Week() {
  const isTold = useIsTold();
  const config = useStoredConfig();
  return config.status === 'failed' && isTold(config.error) ? null : <ScheduleWeek isCompact />;
}

/** Whether any part of the home page is stale, and how to refresh those that are. */
function useFreshness() {
  const [robot, config, materials] = [useRobotStatus(), useStoredConfig(), useMaterialCount()];
  const [days, jobs] = [useDailySends(SPANS['30']), useRecentJobs()];
  const old = staleOf([robot, config, materials, days, jobs]);
  return { isStale: old.length > 0, retry: () => old.forEach(({ retry }) => retry()) };
}

/** The numbers of friends, groups and materials. */
function Counts() {
  const t = useMessages(dashboardMessages);
  const robot = useRobotStatus();
  const materials = useMaterialCount();
  const isTold = useIsTold();
  if (robot.status === 'absent' && materials.status === 'absent') return null;
  if (areAllTold([robot, materials], isTold)) return null;
  return (
    <Card title={t.counts}>
      <dl className={css.counts}>
        <Count label={t.friends} state={robot} of={({ friendCount }) => friendCount} />
        <Count label={t.rooms} state={robot} of={({ roomCount }) => roomCount} />
        <Count label={t.materials} state={materials} of={({ count }) => count} />
      </dl>
    </Card>
  );
}

interface CountProps<T> {
  readonly label: string;
  readonly state: PartState<T>;
  readonly of: (data: T) => number;
}

function Count<T>({ label, state, of }: CountProps<T>) {
  const t = useMessages(dashboardMessages);
  const missingOf = useMissing();
  if (state.status === 'absent') return null;
  return (
    <div className={css.countPair}>
      <dt>
        <Text size="xs" tone="muted">
          {label}
        </Text>
      </dt>
      <dd className={css.value}>
        {state.status === 'ready' ? t.count(of(state.data)) : missingOf(state)}
      </dd>
    </div>
  );
}

/** The last mass sends and their failures. */
function RecentJobs({ onOpen }: { readonly onOpen: (jobId: string) => void }) {
  const t = useMessages(dashboardMessages);
  const canSend = useCanSend();
  return (
    <Part
      title={t.jobs}
      state={useRecentJobs()}
      isFlush
      actions={
        <Text size="xs" tone="muted">
          {t.inTargets}
        </Text>
      }
    >
      {({ list }) =>
        list.length === 0 ? (
          <p className={css.quiet}>{t.noJobs}</p>
        ) : (
          <ul className={cardRows.rows}>
            {list.map((job) => (
              <JobRow key={job.id} job={job} isReadOnly={!canSend} onOpen={() => onOpen(job.id)} />
            ))}
          </ul>
        )
      }
    </Part>
  );
}
