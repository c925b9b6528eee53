import type { ComponentType } from 'react';
import { lazyPart } from '../../provider/lazy-part';
import type { SendMessageDialogProps } from './send-message-dialog/send-message-dialog';

/** Sends one message to one group or friend; its code is loaded when it opens. */
export const SendMessageDialog: ComponentType<SendMessageDialogProps> = lazyPart(
  () => import('./send-message-dialog/send-message-dialog'),
);
