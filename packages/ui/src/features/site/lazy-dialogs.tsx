import type { ComponentType } from 'react';
import { lazyPart } from '../../provider/lazy-part';
import type { FeedbackDialogProps } from './feedback-dialog/feedback-dialog';

/** Writes to the operator; its code is loaded when it opens. */
export const FeedbackDialog: ComponentType<FeedbackDialogProps> = lazyPart(
  () => import('./feedback-dialog/feedback-dialog'),
);
