import type { SendJob } from '@chatdeck/sdk';
import { useState } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import type { SendTarget } from '#store/send-target.ts';
import { jobText } from '../job-row/job-content';
import { jobMessages } from '../job-row/job.messages';
import { StateText } from '../mass-send-dialog/state-text';
import * as css from './past-sends.css';
import { pastSendsMessages } from './past-sends.messages';
import { usePastSends } from './use-past-sends';

const MassSendDialog = lazyDialog(() => import('../mass-send-dialog/mass-send-dialog'));

/** Props of the past sends. */
export interface PastSendsProps {
  readonly target: SendTarget;
}

/** What was sent to one friend or group before, and how it ended; each opens its mass send. */
export default function PastSends({ target }: PastSendsProps) {
  const t = useMessages(pastSendsMessages);
  const jobs = usePastSends(target);
  const [opened, setOpened] = useState<string>();
  return (
    <LoadedPart state={jobs} label={t.loading} rows={2}>
      {({ rows, count }) =>
        rows.length === 0 ? (
          <p className={css.note}>{t.none}</p>
        ) : (
          <>
            <ul className={css.list} aria-label={t.list}>
              {rows.map((job) => (
                <li key={job.id}>
                  <PastSend job={job} onOpen={() => setOpened(job.id)} />
                </li>
              ))}
            </ul>
            {count > rows.length ? <p className={css.note}>{t.more(count)}</p> : null}
            {opened === undefined ? null : (
              <MassSendDialog isOpen onOpenChange={() => setOpened(undefined)} jobId={opened} />
            )}
          </>
        )
      }
    </LoadedPart>
  );
}

interface PastSendProps {
  readonly job: SendJob;
  readonly onOpen: () => void;
}

function PastSend({ job, onOpen }: PastSendProps) {
  const t = useMessages(jobMessages);
  const name = jobText(job) || t.noText;
  const [own] = job.targets;
  return (
    <button type="button" className={css.row} onClick={onOpen}>
      <span className={css.text}>{name}</span>
      <span className={css.facts}>
        {own ? <StateText state={own.state} /> : null}
        <RobotTime at={job.createdAt} />
      </span>
    </button>
  );
}
