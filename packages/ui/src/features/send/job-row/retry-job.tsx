import type { SendJob } from '@chatdeck/sdk';
import { RotateCcw } from 'lucide-react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { retriable } from '../mass-send-dialog/send-states';
import { useRetry } from '../use-retry';
import { jobText } from './job-content';
import { jobMessages } from './job.messages';

/** Sends again to the targets that got nothing, and to no other. */
export function RetryJob({ job }: { readonly job: SendJob }) {
  const t = useMessages(jobMessages);
  const { retry, isRetrying } = useRetry();
  const count = retriable(job.counts);
  if (job.state === 'running' || count === 0) return null;
  return (
    <Button
      size="sm"
      icon={RotateCcw}
      label={t.retryJob(count, jobText(job) || t.noText)}
      isPending={isRetrying}
      onPress={() => retry(job.id)}
    >
      {t.retry(count)}
    </Button>
  );
}
