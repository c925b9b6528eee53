import type { SendJob } from '@chatdeck/sdk';
import { MASS_SEND_TARGET, type MassSendTarget } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import type { SendTarget } from '#store/send-target.ts';
import { DialogInSession } from '#lists/session/dialog-in-session.tsx';
import { useMay } from '#lists/session/use-may.ts';
import { JobDialog } from './job-dialog';
import { SetupDialog } from './setup-dialog';
import { useMassSendTitle } from './use-mass-send-setup';

/** Props of the mass-send dialog. */
export interface MassSendDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Groups, friends, or a notice in groups; the user can switch between groups and notice. Default `Room`. */
  readonly target?: MassSendTarget;
  /** The groups or friends that are selected initially. Default none. */
  readonly selection?: readonly SendTarget[];
  /** A mass send that was started earlier, to show its progress. */
  readonly jobId?: string | undefined;
  /** Called once when the server has started it; store its `id` to show it again. */
  readonly onStarted?: (job: SendJob) => void;
}

const nobody: readonly SendTarget[] = [];

/**
 * Sends messages to many groups or friends, step by step, and shows the progress (product specification, section 2).
 */
export default function MassSendDialog(props: MassSendDialogProps) {
  const titleOf = useMassSendTitle();
  const { isOpen, onOpenChange, target } = props;
  const maySend = useMay('send');
  return (
    <DialogInSession
      isAllowed={maySend}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={titleOf(target)}
    >
      <OpenMassSendDialog key={props.jobId ?? ''} {...props} />
    </DialogInSession>
  );
}

function OpenMassSendDialog(props: MassSendDialogProps) {
  const { onOpenChange, target = MASS_SEND_TARGET.room, selection = nobody, onStarted } = props;
  const [jobId, setJobId] = useState(props.jobId);
  if (jobId !== undefined) return <JobDialog id={jobId} onOpenChange={onOpenChange} />;
  return (
    <SetupDialog
      target={target}
      selection={selection}
      onOpenChange={onOpenChange}
      onStarted={(job) => {
        setJobId(job.id);
        onStarted?.(job);
      }}
    />
  );
}
