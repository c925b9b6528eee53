import type { SendJob } from '@chatdeck/sdk';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Button } from '#primitives/button/button.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as css from '#features/dashboard/dashboard.css.ts';
import { dashboardMessages } from '#features/dashboard/dashboard.messages.ts';
import { missedOf } from '#features/dashboard/dashboard.model.ts';

interface Props {
  readonly job: SendJob;
  readonly onOpen: () => void;
}

/** One mass send: its content, progress and failures. */
export function JobRow({ job, onOpen }: Props) {
  const t = useMessages(dashboardMessages);
  const kinds = { Room: t.toRooms, Contact: t.toFriends, RoomNotice: t.notice };
  const all = job.targets.length;
  const missed = missedOf(job);
  const name = textOf(job) || t.noText;
  const share = (count: number) => `${all === 0 ? 0 : (count / all) * 100}%`;
  return (
    <li className={css.row}>
      <span className={css.text}>
        <span className={css.jobHead}>
          <Badge>{kinds[job.target]}</Badge>
          <Text isClipped weight="medium">
            {name}
          </Text>
          {job.messages.length > 1 ? (
            <Text size="xs" tone="muted">
              {t.moreMessages(job.messages.length)}
            </Text>
          ) : null}
          {job.state === 'running' ? <Badge tone="info">{t.running}</Badge> : null}
          {missed > 0 ? <Badge tone="danger">{t.missed(missed)}</Badge> : null}
          {job.state === 'ended' && job.counts.cancelled > 0 ? (
            <Badge>{t.cancelled(job.counts.cancelled)}</Badge>
          ) : null}
          {job.counts.handedOver === all && all > 0 ? (
            <Badge tone="success">{t.allHandedOver}</Badge>
          ) : null}
        </span>
        <span className={css.jobProgress}>
          <svg className={css.bar} role="img" aria-label={t.handed(job.counts.handedOver, all)}>
            <rect className={css.barTrack} width="100%" height="100%" />
            <rect className={css.barDone} width={share(job.counts.handedOver)} height="100%" />
            <rect
              className={css.barMissed}
              x={share(job.counts.handedOver)}
              width={share(missed)}
              height="100%"
            />
          </svg>
          <Text size="xs" tone="muted" isTabular>
            {`${job.counts.handedOver} / ${all}`}
          </Text>
          <Text size="xs" tone="muted" isTabular>
            <RobotTime at={job.createdAt} />
          </Text>
        </span>
      </span>
      <Button size="sm" label={t.openJob(name)} onPress={onOpen}>
        {t.open}
      </Button>
    </li>
  );
}

/** The text of a mass send's first message. */
function textOf({ messages: [first] }: SendJob): string {
  if (first === undefined) return '';
  if ('content' in first) return first.content;
  return 'title' in first ? first.title : first.url;
}
