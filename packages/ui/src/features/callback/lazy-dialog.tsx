import type { FunctionComponent } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import type { CallbackEventDialogProps } from './callback-event-dialog/callback-event-dialog';

/** Adds or edits a callback event; its code is loaded when it opens. */
export const CallbackEventDialog: FunctionComponent<CallbackEventDialogProps> =
  /* @__PURE__ */ lazyDialog(() => import('./callback-event-dialog/callback-event-dialog'));
