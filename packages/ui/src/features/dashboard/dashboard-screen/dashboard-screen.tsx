import { useState } from 'react';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Page } from '#primitives/page/page.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { StaleNotice } from '#primitives/stale-notice/stale-notice.tsx';
import { ScheduleWeek } from '#features/schedule/week/schedule-week.tsx';
import { MassSendDialog } from '#features/send/lazy-dialogs.tsx';
import { Counts } from '../counts';
import { DailyChart } from '../daily-chart/daily-chart';
import { SPANS } from '../daily-chart/daily-chart.model';
import { useDailySends } from '../daily-chart/use-daily-sends';
import * as css from '../dashboard.css';
import { dashboardMessages } from '../dashboard.messages';
import { isLost, isNew } from '../dashboard.model';
import { FirstSteps } from '../first-steps/first-steps';
import { useMaterialCount } from '../first-steps/use-first-steps';
import { HealthStrip } from '../health/health-strip';
import { LoginPanel } from '../login-panel/login-panel';
import { NextSends } from '../next-sends/next-sends';
import { Onboarding } from '../onboarding/onboarding';
import { readyOf, staleOf } from '../part/part-state';
import { RecentJobs } from '../recent-jobs/recent-jobs';
import { useRecentJobs, useRobotStatus, useStoredConfig, useUserName } from '../use-dashboard';

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
  const [jobId, setJobId] = useState<string>();
  const isBeginning = robot !== undefined && isNew(robot);
  return (
    <Page title={userName === undefined ? t.home : t.title(userName)} description={t.explanation}>
      {freshness.isStale ? <StaleNotice of="page" onRetry={freshness.retry} /> : null}
      {robot && isLost(robot) && robot.lastHeartbeat !== null ? (
        <Banner tone="warning" title={t.lost}>
          {t.lostText} {t.heartbeat} <RobotTime at={robot.lastHeartbeat} />
        </Banner>
      ) : null}
      {isBeginning ? <Onboarding robot={robot} /> : null}
      <HealthStrip onOpenJob={setJobId} />
      <div className={css.columns}>
        <div className={css.column}>
          <DailyChart />
          <ScheduleWeek isCompact />
          <RecentJobs onOpen={setJobId} />
        </div>
        <div className={css.column}>
          <FirstSteps />
          <div className={css.early}>{isBeginning ? null : <LoginPanel />}</div>
          <NextSends />
          <Counts />
        </div>
      </div>
      <MassSendDialog
        isOpen={jobId !== undefined}
        onOpenChange={() => setJobId(undefined)}
        jobId={jobId}
      />
    </Page>
  );
}

/** Whether any part of the home page is stale, and how to refresh those that are. */
function useFreshness() {
  const [robot, config, materials] = [useRobotStatus(), useStoredConfig(), useMaterialCount()];
  const [days, jobs] = [useDailySends(SPANS['30']), useRecentJobs()];
  const old = staleOf([robot, config, materials, days, jobs]);
  return { isStale: old.length > 0, retry: () => old.forEach(({ retry }) => retry()) };
}
