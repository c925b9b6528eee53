import type { RobotStatus, StoredConfig } from '@chatdeck/sdk';
import { LOGIN_STATUS_TEXT, type Text as BilingualText, textIn } from '@chatdeck/sdk/constants';
import type { ReactNode } from 'react';
import { isNotInSession } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { Row } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { useTargetText } from '#features/schedule/week/use-target-text.ts';
import { weekMessages } from '#features/schedule/week/week.messages.ts';
import { useRetry } from '#features/send/use-retry.ts';
import * as css from './dashboard.css';
import { dashboardMessages } from './dashboard.messages';
import { isEnded, missedOf } from '#features/send/job-row/job.model.ts';
import { configProgress, isWorking, lossOf } from './dashboard.model';
import { useDayName, useNextSends } from './next-sends/use-next-sends';
import { areAllTold, readyOf, type PartState } from './part-state';
import { useIsTold } from './failed-together';
import {
  useApplyConfig,
  useCanSend,
  useRecentJobs,
  useRobotStatus,
  useStoredConfig,
} from './use-dashboard';

const TEXTS: Readonly<Record<number, BilingualText | undefined>> = LOGIN_STATUS_TEXT;

/** As the card of the robot has it. */
function dotOf(robot: RobotStatus) {
  if (lossOf(robot)) return 'lost';
  return isWorking(robot) ? 'good' : 'off';
}

/** The robot's login state and whether it is reachable. */
function LoginFact() {
  const t = useMessages(dashboardMessages);
  const { locale } = useChatdeck();
  const missingOf = useMissing();
  const state = useRobotStatus();
  if (state.status === 'absent') return null;
  if (state.status !== 'ready') return <Fact label={t.login} value={missingOf(state)} detail="" />;
  const { online, status } = state.data;
  const loss = lossOf(state.data);
  return (
    <Fact
      label={t.login}
      tone={loss ? 'danger' : undefined}
      value={
        <>
          <span className={css.dot[dotOf(state.data)]} />
          {/* It says that it is logged in until it says otherwise, which it cannot any more. */}
          {loss?.by === 'silent'
            ? t.silent
            : (textIn(TEXTS[status], locale) ?? textIn(TEXTS[0], locale))}
        </>
      }
      detail={online ? t.reachable : t.unreachable}
    />
  );
}

/**
 * Four facts side by side: login, config, next send and failures. Each loads and fails independently; nothing where the
 * page tells of the failure of all.
 */
export function HealthStrip({ onOpenJob }: { readonly onOpenJob: (jobId: string) => void }) {
  const t = useMessages(dashboardMessages);
  const isTold = useIsTold();
  const parts = [useRobotStatus(), useStoredConfig(), useRecentJobs()];
  if (areAllTold(parts, isTold)) return null;
  return (
    <PanelBoundary>
      <Card isFlush>
        <div className={css.strip} role="group" aria-label={t.health}>
          <LoginFact />
          <ConfigFact />
          <NextFact />
          <FailedFact onOpen={onOpenJob} />
        </div>
      </Card>
    </PanelBoundary>
  );
}

function NextFact() {
  const t = useMessages(dashboardMessages);
  const kinds = useMessages(weekMessages);
  const targetOf = useTargetText();
  const sends = useNextSends();
  const dayName = useDayName();
  const missingOf = useMissing();
  if (sends.status === 'absent') return null;
  const [first] = sends.status === 'ready' ? sends.data : [];
  const nothing = sends.status === 'ready' ? t.noNext : missingOf(sends);
  return (
    <Fact
      label={t.nextOne}
      value={first ? `${dayName(first.run.date)} ${first.run.time.slice(0, 5)}` : nothing}
      detail={first ? `${kinds[first.schedule.kind]} · ${targetOf(first.schedule)}` : ''}
    />
  );
}

function FailedFact({ onOpen }: { readonly onOpen: (jobId: string) => void }) {
  const t = useMessages(dashboardMessages);
  const jobs = useRecentJobs();
  const { retry, isRetrying } = useRetry();
  const canSend = useCanSend();
  const missingOf = useMissing();
  if (jobs.status === 'absent') return null;
  const failed = (jobs.status === 'ready' ? jobs.data.list : []).filter((job) => missedOf(job) > 0);
  const [last] = failed;
  const missed = failed.reduce((sum, job) => sum + missedOf(job), 0);
  return (
    <Fact
      label={t.failures}
      tone={missed > 0 ? 'danger' : undefined}
      value={jobs.status === 'ready' ? t.targets(missed) : missingOf(jobs)}
      detail={
        last ? (
          <Row wraps>
            {canSend ? (
              <Button
                size="sm"
                isPending={isRetrying}
                onPress={() => failed.filter(isEnded).forEach(({ id }) => retry(id))}
              >
                {t.retryFailed}
              </Button>
            ) : null}
            <FactLink onPress={() => onOpen(last.id)}>{t.look}</FactLink>
          </Row>
        ) : (
          jobs.status === 'ready' && t.noFailures
        )
      }
    />
  );
}

/** The saved version and the version that the robot runs, with an action that applies the saved one. */
function ConfigFact() {
  const t = useMessages(dashboardMessages);
  const missingOf = useMissing();
  const state = useStoredConfig();
  if (state.status === 'absent') return null;
  if (state.status !== 'ready') {
    return <Fact label={t.config} value={missingOf(state)} detail="" />;
  }
  return <Versions config={state.data} />;
}

function Versions({ config }: { readonly config: StoredConfig }) {
  const t = useMessages(dashboardMessages);
  const { navigate } = useChatdeck();
  const { apply, isPending } = useApplyConfig();
  const robot = readyOf(useRobotStatus());
  const progress = configProgress(config);
  if (progress === 'missing') {
    return (
      <Fact
        label={t.config}
        value={t.configMissing}
        detail={
          <FactLink onPress={() => navigate({ to: 'wechat.index' })}>{t.initialise}</FactLink>
        }
      />
    );
  }
  if (progress === 'live') {
    return <Fact label={t.config} value={t.configVersion(config.version)} detail={t.configLive} />;
  }
  const live = config.liveVersion === null ? t.notLive : t.liveVersion(config.liveVersion);
  return (
    <Fact
      label={t.config}
      tone="warning"
      value={t.configVersion(config.version)}
      detail={
        <>
          {live} · {t.configSaved}{' '}
          {robot?.online && apply ? (
            <Button size="sm" isPending={isPending} onPress={apply}>
              {t.apply}
            </Button>
          ) : null}
        </>
      }
    />
  );
}

/** What stands in the place of a value that is not there, or not yet. */
export function useMissing() {
  const t = useMessages(dashboardMessages);
  const { notInSession } = useMessages(primitiveMessages);
  return (state: PartState<unknown>): ReactNode => {
    if (state.status !== 'failed') return '…';
    return <Text tone="muted">{isNotInSession(state.error) ? notInSession : t.notLoaded}</Text>;
  };
}

interface FactProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly detail: ReactNode;
  /** Set if the fact needs attention. */
  readonly tone?: 'warning' | 'danger' | undefined;
}

/** One fact of the strip: its name, its value, and an action. */
const Fact = ({ label, value, detail, tone }: FactProps) => (
  <div className={css.cell} data-tone={tone}>
    <Text size="xs" tone="muted">
      {label}
    </Text>
    <div className={css.value}>{value}</div>
    <div className={css.detail}>
      <Text size="xs" tone="muted">
        {detail}
      </Text>
    </div>
  </div>
);

interface FactLinkProps {
  readonly children: string;
  readonly onPress: () => void;
}

/** The action of a fact. */
const FactLink = (props: FactLinkProps) => <Button variant="link" size="sm" {...props} />;
