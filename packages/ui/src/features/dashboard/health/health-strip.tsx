import { LOGIN_STATUS_TEXT, type Text as BilingualText } from '@chatdeck/sdk/constants';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Card } from '#primitives/card/card.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import * as css from '../dashboard.css';
import { dashboardMessages } from '../dashboard.messages';
import { isLost, missedOf } from '../dashboard.model';
import { useNextSends } from '../next-sends/use-next-sends';
import { useRecentJobs, useRobotStatus } from '../use-dashboard';
import { ConfigFact } from './config-fact';
import { dash, Fact, FactLink } from './fact';

const TEXTS: Readonly<Record<number, BilingualText | undefined>> = LOGIN_STATUS_TEXT;

/** The robot's login state and whether it is reachable. */
function LoginFact() {
  const t = useMessages(dashboardMessages);
  const { locale } = useChatdeck();
  const state = useRobotStatus();
  if (state.status === 'absent') return null;
  if (state.status !== 'ready') return <Fact label={t.login} value={dash(state)} detail="" />;
  const { online, status } = state.data;
  return (
    <Fact
      label={t.login}
      tone={isLost(state.data) ? 'danger' : undefined}
      value={
        <>
          <span className={online ? css.dot.good : css.dot.off} />
          {TEXTS[status]?.[locale] ?? TEXTS[0]?.[locale]}
        </>
      }
      detail={online ? t.reachable : t.unreachable}
    />
  );
}

/** Four facts side by side: login, config, next send and failures. Each loads and fails independently. */
export function HealthStrip({ onOpenJob }: { readonly onOpenJob: (jobId: string) => void }) {
  const t = useMessages(dashboardMessages);
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
  const sends = useNextSends();
  if (sends.status === 'absent') return null;
  const [first] = sends.status === 'ready' ? sends.data : [];
  const nothing = sends.status === 'ready' ? t.noNext : dash(sends);
  return (
    <Fact
      label={t.nextOne}
      value={first ? `${first.run.date.slice(5)} ${first.run.time.slice(0, 5)}` : nothing}
      detail={first ? `${t[first.list]} · ${first.target}` : ''}
    />
  );
}

function FailedFact({ onOpen }: { readonly onOpen: (jobId: string) => void }) {
  const t = useMessages(dashboardMessages);
  const jobs = useRecentJobs();
  if (jobs.status === 'absent') return null;
  const failed = (jobs.status === 'ready' ? jobs.data.list : []).filter((job) => missedOf(job) > 0);
  const [last] = failed;
  const missed = failed.reduce((sum, job) => sum + missedOf(job), 0);
  return (
    <Fact
      label={t.failures}
      tone={missed > 0 ? 'danger' : undefined}
      value={jobs.status === 'ready' ? t.targets(missed) : dash(jobs)}
      detail={last ? <FactLink onPress={() => onOpen(last.id)}>{t.look}</FactLink> : t.recentJobs}
    />
  );
}
