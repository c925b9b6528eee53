import type { FunctionComponent } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import type { CronDialogProps } from './cron-dialog/cron-dialog';

/** Edits when the robot runs something; its code and the cron engine are loaded when it opens. */
export const CronDialog: FunctionComponent<CronDialogProps> = lazyDialog(
  () => import('./cron-dialog/cron-dialog'),
);
