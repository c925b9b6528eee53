import type { SendJob } from '@chatdeck/sdk';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Button } from '#primitives/button/button.tsx';
import { DataTable, type Column } from '#primitives/data-table/data-table.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { JobContent, jobText } from '../job-row/job-content';
import { useJobKind } from '../job-row/job-kind';
import { JobBadges, JobBar } from '../job-row/job-result';
import * as css from '../job-row/job.css';
import { jobMessages } from '../job-row/job.messages';
import { RetryJob } from '../job-row/retry-job';
import { userGroupMessages } from './user-group.messages';

/** So many targets are named in a row. */
const NAMED = 3;
/** And so many in its tooltip: a mass send may have thousands. */
const IN_TITLE = 30;

interface Props {
  readonly jobs: readonly SendJob[];
  readonly isRefreshing: boolean;
  readonly isReadOnly: boolean;
  readonly onOpen: (id: string) => void;
}

/** The mass sends: what was sent to whom, and how it ended. */
export function JobTable({ jobs, isRefreshing, isReadOnly, onOpen }: Props) {
  const t = useMessages(userGroupMessages);
  const tJob = useMessages(jobMessages);
  return (
    <DataTable
      label={t.list}
      columns={useColumns()}
      rows={jobs}
      rowId={({ id }) => id}
      isRefreshing={isRefreshing}
      actionsLabel={tJob.actions}
      actionsWidth="lg"
      actions={(job) => (
        <span className={css.actions}>
          {isReadOnly ? null : <RetryJob job={job} />}
          <Button
            size="sm"
            label={tJob.openJob(jobText(job) || tJob.noText)}
            onPress={() => onOpen(job.id)}
          >
            {tJob.open}
          </Button>
        </span>
      )}
    />
  );
}

/** Whom a mass send goes to: what kind they are, and the first of them by name. */
function Recipients({ job }: { readonly job: SendJob }) {
  const t = useMessages(jobMessages);
  const kindOf = useJobKind();
  const count = job.targets.length;
  const first = (most: number) =>
    job.targets
      .slice(0, most)
      .map(({ name }) => name)
      .join(t.listSeparator);
  return (
    <>
      <Badge>{kindOf(job)}</Badge>
      <span className={css.names} title={first(IN_TITLE)}>
        {t.names({
          names: first(NAMED),
          count: count > NAMED ? count : 0,
          target: job.target,
        })}
      </span>
    </>
  );
}

function useColumns(): readonly Column<SendJob>[] {
  const t = useMessages(jobMessages);
  return [
    {
      id: 'message',
      header: t.message,
      narrow: 'main',
      cell: (job) => (
        <>
          <JobContent job={job} />
          <span className={css.tightLine}>
            <Recipients job={job} />
            <span className={css.wholeLine}>
              <RobotTime at={job.createdAt} />
            </span>
          </span>
        </>
      ),
    },
    {
      id: 'sentTo',
      header: t.sentTo,
      width: 'xl',
      isWideOnly: true,
      cell: (job) => (
        <span className={css.recipients}>
          <Recipients job={job} />
        </span>
      ),
    },
    {
      id: 'result',
      header: t.result,
      width: 'lg',
      cell: (job) => (
        <span className={css.result}>
          <JobBar job={job} />
          <span className={css.badges}>
            <JobBadges job={job} />
          </span>
        </span>
      ),
    },
    {
      id: 'time',
      header: t.time,
      width: 'md',
      isWideOnly: true,
      isTabular: true,
      cell: ({ createdAt }) => <RobotTime at={createdAt} />,
    },
  ];
}
