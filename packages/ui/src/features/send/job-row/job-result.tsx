import type { SendJob } from '@chatdeck/sdk';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as css from './job.css';
import { jobMessages } from './job.messages';
import { isEnded, missedOf } from './job.model';

interface Props {
  readonly job: SendJob;
}

/** How many targets of a mass send were reached, as a bar and as a number. */
export function JobBar({ job }: Props) {
  const t = useMessages(jobMessages);
  const all = job.targets.length;
  const { handedOver } = job.counts;
  const share = (count: number) => `${all === 0 ? 0 : (count / all) * 100}%`;
  return (
    <span className={css.jobProgress}>
      <svg className={css.bar} role="img" aria-label={t.handedOver(handedOver, all)}>
        <rect className={css.barTrack} width="100%" height="100%" />
        <rect className={css.barDone} width={share(handedOver)} height="100%" />
        <rect
          className={css.barMissed}
          x={share(handedOver)}
          width={share(missedOf(job))}
          height="100%"
        />
      </svg>
      <Text size="xs" tone="muted" isTabular>
        {`${handedOver} / ${all}`}
      </Text>
    </span>
  );
}

/** How a mass send stands or ended. */
export function JobBadges({ job }: Props) {
  const t = useMessages(jobMessages);
  const all = job.targets.length;
  const { handedOver, cancelled, unknown } = job.counts;
  const missed = missedOf(job);
  const isOver = isEnded(job);
  return (
    <>
      {isOver ? null : <Badge tone="info">{t.running}</Badge>}
      {missed > 0 ? <Badge tone="danger">{t.missed(missed)}</Badge> : null}
      {unknown > 0 ? <Badge tone="warning">{t.unknown(unknown)}</Badge> : null}
      {isOver && cancelled > 0 ? <Badge>{t.cancelled(cancelled)}</Badge> : null}
      {handedOver === all && all > 0 ? <Badge tone="success">{t.allHandedOver}</Badge> : null}
    </>
  );
}
