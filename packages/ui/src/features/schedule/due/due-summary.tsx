import { cronReasonText, cronSentence, readCron } from '@chatdeck/sdk/cron';
import { ArrowRight } from 'lucide-react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Icon } from '#primitives/icon/icon.tsx';
import { Text } from '#primitives/text/text.tsx';
import { reset } from '#theme';
import * as css from '#lists/rules/screen/rule-row.css.ts';
import { NameSummary } from '#lists/rules/summary/name-summary.tsx';
import { describeRun } from '#features/cron/cron-dialog/run-text.model.ts';
import { useNextRuns } from '../../cron/cron-dialog/use-next-runs';
import { scheduleMessages } from './schedule.messages';
import { nameOfDue, type DueRow } from './schedule.model';

/** The target and the schedule, as the beginning of a sentence. */
export function DueSummary({ row }: { readonly row: DueRow }) {
  const { locale } = useChatdeck();
  const reading = readCron(row.date);
  return (
    <div className={css.answer}>
      <Text weight="medium" isTabular>
        {reading.status === 'accepted' ? cronSentence(reading.schedule, locale) : row.date}
      </Text>
      <NameSummary kind={row.type} names={[nameOfDue(row)]} />
    </div>
  );
}

interface NextRunProps {
  readonly row: Pick<DueRow, 'date'>;
  readonly isPaused: boolean;
}

/** The next run in the robot's time, with the viewer's in a tooltip where it differs; none while paused. */
export function NextRun({ row: { date }, isPaused }: NextRunProps) {
  const t = useMessages(scheduleMessages);
  const { locale } = useChatdeck();
  const reading = readCron(date);
  const isAccepted = reading.status === 'accepted';
  const next = useNextRuns(isAccepted && !isPaused ? date : undefined);
  if (!isAccepted) {
    return (
      <Text size="xs" tone="danger">
        {`${t.neverRuns} · ${cronReasonText(reading, locale)}`}
      </Text>
    );
  }
  if (next.status !== 'ready') return null;
  const [run] = next.runs;
  if (!run) return null;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { robot, away, viewer } = describeRun(run, next.now, zone, locale);
  const yours = viewer === undefined ? undefined : t.yourTime({ time: viewer });
  return (
    <Text size="xs" tone="muted" isTabular>
      <time dateTime={run.at.toISOString()} title={yours}>
        {t.nextRun({ time: robot, away })}
        {yours === undefined ? null : <span className={reset.visuallyHidden}>{` ${yours}`}</span>}
      </time>
    </Text>
  );
}

interface Props {
  readonly text: string;
  /** The custom text after the content. */
  readonly more: string;
}

/** The text of a schedule; long text wraps beside the arrow, not under it. */
export const TextSummary = ({ text, more }: Props) => (
  <div className={css.textLine}>
    <Icon of={ArrowRight} size={16} className={css.textIcon} />
    <span className={css.part}>
      {text} <Text tone="second">{more}</Text>
    </span>
  </div>
);
