import { useMessages } from '#messages';
import { useDayName } from '#features/dashboard/next-sends/use-next-sends.ts';
import * as css from './offline-banner.css';
import { robotCardMessages } from './robot-card.messages';
import { MOST_MISSED, useWaiting } from './use-waiting';

interface Props {
  /** Since when the robot is lost, ISO 8601; null if that is unknown. */
  readonly since: string | null;
  /** The saved version that it does not run yet. */
  readonly version: number | undefined;
}

/** What waits for a robot that is lost, and what it misses meanwhile. */
export function WaitingList({ since, version }: Props) {
  const t = useMessages(robotCardMessages);
  const dayName = useDayName();
  const { unsent, runs } = useWaiting(since);
  const { missed = 0, next } = runs ?? {};
  const lines = [
    ...(version === undefined ? [] : [t.lostConfig(version)]),
    ...(unsent === 0 ? [] : [t.lostSends(unsent)]),
    ...(missed === 0 ? [] : [missed > MOST_MISSED ? t.missedMany(MOST_MISSED) : t.missed(missed)]),
    ...(next ? [t.nextRun(dayName(next.run.date), next.run.time.slice(0, 5))] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className={css.waitingList}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
