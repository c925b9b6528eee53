import type { SendJob } from '@chatdeck/sdk';
import { RotateCcw, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { ConfirmDialog } from '#primitives/confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { LoadFailed } from '#primitives/failed-state/failed-state.tsx';
import { ListSkeleton } from '#primitives/skeleton/skeleton.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { StaleNotice } from '#primitives/stale-notice/stale-notice.tsx';
import { JobProgress } from './job-progress';
import { massSendMessages } from './mass-send.messages';
import { retriable } from './send-states';
import { Steps } from './steps';
import { useMassSendJob, type MassSendJob } from './use-mass-send-job';
import { useMassSendTitle } from './use-mass-send-setup';

export interface JobDialogProps {
  readonly id: string;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The progress of a mass send. Closing it does not stop the send, and the dialog says so. */
export function JobDialog({ id, onOpenChange }: JobDialogProps) {
  const t = useMessages(massSendMessages);
  const { notify } = useChatdeck();
  const titleOf = useMassSendTitle();
  const [isConfirming, setConfirming] = useState(false);
  const follow = useMassSendJob(id);
  const { job } = follow;
  const waiting = job?.counts.queued ?? 0;
  const close = () => {
    if (job?.state === 'running') notify({ tone: 'info', text: t.goesOn });
    onOpenChange(false);
  };
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={close}
        title={titleOf(job?.target)}
        description={t.hint}
        size="lg"
        footer={<Footer follow={follow} onCancel={() => setConfirming(true)} onClose={close} />}
      >
        <Stack>
          <Steps current="send" />
          {follow.isStale ? <StaleNotice of="page" onRetry={follow.refetch} /> : null}
          <Body follow={follow} />
        </Stack>
      </Dialog>
      <ConfirmDialog
        isOpen={isConfirming && waiting > 0}
        onOpenChange={setConfirming}
        title={t.cancelTitle({ count: waiting })}
        cancelLabel={t.goOn}
        confirmLabel={t.cancelRest({ count: waiting })}
        tone="danger"
        isPending={follow.isCancelling}
        onConfirm={() => void follow.cancel().then(() => setConfirming(false))}
      >
        {t.cancelText}
      </ConfirmDialog>
    </>
  );
}

function Body({ follow }: { readonly follow: MassSendJob }) {
  const t = useMessages(massSendMessages);
  const { job, error, refetch } = follow;
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (job === undefined) return <ListSkeleton label={t.loadingJob} />;
  if (job !== null) return <JobProgress job={job} />;
  return (
    <EmptyState icon={SearchX} title={t.jobGone}>
      {t.jobGoneText}
    </EmptyState>
  );
}

interface FootProps {
  readonly follow: MassSendJob;
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

function Footer({ follow, onCancel, onClose }: FootProps) {
  const t = useMessages(massSendMessages);
  return (
    <>
      {follow.job ? <Action follow={follow} job={follow.job} onCancel={onCancel} /> : null}
      <Button isTouch variant="primary" onPress={onClose}>
        {t.close}
      </Button>
    </>
  );
}

type ActionProps = Omit<FootProps, 'onClose'> & { readonly job: SendJob };

function Action({ follow, job, onCancel }: ActionProps) {
  const t = useMessages(massSendMessages);
  const again = retriable(job.counts);
  if (job.state === 'running') {
    return (
      <Button isTouch onPress={onCancel}>
        {t.cancelRest({ count: job.counts.queued })}
      </Button>
    );
  }
  if (again === 0) return null;
  return (
    <Button
      isTouch
      icon={RotateCcw}
      isPending={follow.isRetrying}
      onPress={() => void follow.retry()}
    >
      {t.retryFailed({ count: again })}
    </Button>
  );
}
