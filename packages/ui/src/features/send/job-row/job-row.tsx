import type { SendJob } from '@chatdeck/sdk';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Button } from '#primitives/button/button.tsx';
import * as cardRows from '#primitives/card/card-rows.css.ts';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { Text } from '#primitives/text/text.tsx';
import { jobText } from './job-content';
import { JobBadges, JobBar } from './job-result';
import { useJobKind } from './job-kind';
import * as css from './job.css';
import { jobMessages } from './job.messages';
import { RetryJob } from './retry-job';

interface Props {
  readonly job: SendJob;
  readonly onOpen: () => void;
  /** Nothing can be sent again. */
  readonly isReadOnly?: boolean;
}

/** One mass send in a few lines: its content, progress and failures. */
export function JobRow({ job, onOpen, isReadOnly = false }: Props) {
  const t = useMessages(jobMessages);
  const kindOf = useJobKind();
  const name = jobText(job) || t.noText;
  return (
    <li className={cardRows.row}>
      <span className={cardRows.rowText}>
        <span className={css.jobHead}>
          <Badge>{kindOf(job)}</Badge>
          <Text isClipped weight="medium">
            {name}
          </Text>
          {job.messages.length > 1 ? (
            <Text size="xs" tone="muted">
              {t.moreMessages(job.messages.length)}
            </Text>
          ) : null}
          <JobBadges job={job} />
        </span>
        <span className={css.jobProgress}>
          <JobBar job={job} />
          <Text size="xs" tone="muted" isTabular>
            <RobotTime at={job.createdAt} />
          </Text>
        </span>
      </span>
      {isReadOnly ? null : <RetryJob job={job} />}
      <Button size="sm" label={t.openJob(name)} onPress={onOpen}>
        {t.open}
      </Button>
    </li>
  );
}
