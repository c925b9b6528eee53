import { ROBOT_TIME_ZONE } from '@chatdeck/sdk/constants';
import { cronReasonText, readCron, type CronRun } from '@chatdeck/sdk/cron';
import { reminderMoment } from '@chatdeck/sdk/plain-rules';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { MINUTE_MS, useNow } from '#context/use-now.ts';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Text } from '#primitives/text/text.tsx';
import { memberGuardMessages } from '#lists/membership/member-guard.messages.ts';
import { describeRun } from '#features/cron/cron-dialog/run-text.model.ts';
import { useNextRuns } from '#features/cron/cron-dialog/use-next-runs.ts';
import { scheduleMessages } from '#features/schedule/due/schedule.messages.ts';
import * as css from './all.css';
import { allSchedulesMessages } from './all.messages';
import type { ScheduleEntry } from './schedule-entry';

/** When a schedule runs next, or why it does not. */
export function NextCell({ entry }: { readonly entry: ScheduleEntry }) {
  const t = useMessages(allSchedulesMessages);
  const { needed } = useMessages(memberGuardMessages);
  const { locale } = useChatdeck();
  const { when, isOnce, isPaused, stop } = entry;
  switch (stop) {
    case 'unreadable':
      return null;
    case 'done':
      return <Badge>{t.done}</Badge>;
    case 'missed':
      return <Badge tone="warning">{t.missed}</Badge>;
    case 'over':
      return <Badge>{t.over}</Badge>;
    case 'members':
      return <Text tone="muted">{needed}</Text>;
    case undefined:
      break;
  }
  if (isPaused) return <Text tone="muted">{t.paused}</Text>;
  if (isOnce) return <OnlyRun when={when} />;
  const reading = readCron(when);
  if (reading.status !== 'accepted') {
    return (
      <span className={css.next}>
        <Text weight="medium">{t.never}</Text>
        <Text size="xs" tone="danger">
          {cronReasonText(reading, locale)}
        </Text>
      </span>
    );
  }
  return <NextRun cron={when} />;
}

function NextRun({ cron }: { readonly cron: string }) {
  const next = useNextRuns(cron);
  return next.status === 'ready' ? <Run run={next.runs[0]} now={next.now} /> : null;
}

/** The run of a reminder that is sent once. */
function OnlyRun({ when }: { readonly when: string }) {
  return <Run run={onlyRun(when)} now={useNow(MINUTE_MS)} />;
}

type Moment = Pick<CronRun, 'at' | 'date' | 'time'>;

function onlyRun(when: string): Moment | undefined {
  const at = reminderMoment(when);
  if (at === undefined) return undefined;
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: ROBOT_TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(at);
  const [date = '', time = ''] = parts.split(' ');
  return { at: new Date(at), date, time };
}

interface RunProps {
  readonly run: Moment | undefined;
  readonly now: Date;
}

/** The time in the robot's zone; a tooltip shows the viewer's where it differs. */
function Run({ run, now }: RunProps) {
  const shared = useMessages(scheduleMessages);
  const { locale } = useChatdeck();
  if (!run) return null;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { robot, away, viewer } = describeRun(run, now, zone, locale);
  const yours = viewer === undefined ? undefined : shared.yourTime({ time: viewer });
  return (
    <span className={css.next}>
      <time dateTime={run.at.toISOString()} title={yours}>
        <Text weight="medium" isTabular>
          {robot}
        </Text>
        {yours === undefined ? null : <span className={css.hidden}>{` ${yours}`}</span>}
      </time>
      <Text size="xs" tone="muted">
        {away}
      </Text>
    </span>
  );
}
