import type { FunctionComponent } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import type { FeedbackDialogProps } from './feedback/feedback-dialog';

/** Sends a message to the operator; its code is loaded when it opens. */
export const FeedbackDialog: FunctionComponent<FeedbackDialogProps> = lazyDialog(
  () => import('./feedback/feedback-dialog'),
);
