import type { ComponentType } from 'react';
import { lazyDialog } from '../../provider/lazy-part';
import type { CallbackEventDialogProps } from './callback-event-dialog/callback-event-dialog';
import type { KeywordForwardDialogProps } from './keyword-forward-dialog/keyword-forward-dialog';
import type { PrivateForwardDialogProps } from './private-forward-dialog/private-forward-dialog';

/** Adds or edits a keyword forward rule; its code is loaded when it opens. */
export const KeywordForwardDialog: ComponentType<KeywordForwardDialogProps> =
  /* @__PURE__ */ lazyDialog(() => import('./keyword-forward-dialog/keyword-forward-dialog'));

/** Adds or edits a designated-user forward rule; its code is loaded when it opens. */
export const PrivateForwardDialog: ComponentType<PrivateForwardDialogProps> =
  /* @__PURE__ */ lazyDialog(() => import('./private-forward-dialog/private-forward-dialog'));

/** Adds or edits a callback event; its code is loaded when it opens. */
export const CallbackEventDialog: ComponentType<CallbackEventDialogProps> =
  /* @__PURE__ */ lazyDialog(() => import('./callback-event-dialog/callback-event-dialog'));
