import { useMessages } from '#messages';
import { JobRow } from '#features/send/job-row/job-row.tsx';
import * as css from '../dashboard.css';
import { dashboardMessages } from '../dashboard.messages';
import { Part } from '../part/part';
import { useRecentJobs } from '../use-dashboard';

/** The last mass sends and their failures. */
export function RecentJobs({ onOpen }: { readonly onOpen: (jobId: string) => void }) {
  const t = useMessages(dashboardMessages);
  return (
    <Part title={t.jobs} state={useRecentJobs()} isFlush>
      {({ list }) =>
        list.length === 0 ? (
          <p className={css.quiet}>{t.noJobs}</p>
        ) : (
          <ul className={css.rows}>
            {list.map((job) => (
              <JobRow key={job.id} job={job} onOpen={() => onOpen(job.id)} />
            ))}
          </ul>
        )
      }
    </Part>
  );
}
