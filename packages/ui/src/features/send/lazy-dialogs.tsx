import type { FunctionComponent } from 'react';
import { lazyDialog, lazyPart } from '#context/lazy-part.tsx';
import type { MassSendDialogProps } from './mass-send-dialog/mass-send-dialog';
import type { PastSendsProps } from './past-sends/past-sends';
import type { SendMessageDialogProps } from './send-message-dialog/send-message-dialog';

/** Sends one message to one group or friend; its code is loaded when it opens. */
export const SendMessageDialog: FunctionComponent<SendMessageDialogProps> =
  /* @__PURE__ */ lazyDialog(() => import('./send-message-dialog/send-message-dialog'));

/** Sends messages to many groups or friends and shows the progress; its code is loaded when it opens. */
export const MassSendDialog: FunctionComponent<MassSendDialogProps> = /* @__PURE__ */ lazyDialog(
  () => import('./mass-send-dialog/mass-send-dialog'),
);

/** What was sent to one friend or group before; its code is loaded when it is shown. */
export const PastSends: FunctionComponent<PastSendsProps> = /* @__PURE__ */ lazyPart(
  () => import('./past-sends/past-sends'),
);
