import type { FunctionComponent } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import type { CallbackEventDialogProps } from '#features/callback/callback-event-dialog/callback-event-dialog.tsx';
import type { KeywordForwardDialogProps } from './keyword/keyword-forward-dialog';
import type { PrivateForwardDialogProps } from './private/private-forward-dialog';

/** Adds or edits a keyword forward rule; its code is loaded when it opens. */
export const KeywordForwardDialog: FunctionComponent<KeywordForwardDialogProps> =
  /* @__PURE__ */ lazyDialog(() => import('./keyword/keyword-forward-dialog'));

/** Adds or edits a designated-user forward rule; its code is loaded when it opens. */
export const PrivateForwardDialog: FunctionComponent<PrivateForwardDialogProps> =
  /* @__PURE__ */ lazyDialog(() => import('./private/private-forward-dialog'));

/** Adds or edits a callback event; its code is loaded when it opens. */
export const CallbackEventDialog: FunctionComponent<CallbackEventDialogProps> =
  /* @__PURE__ */ lazyDialog(
    () => import('#features/callback/callback-event-dialog/callback-event-dialog.tsx'),
  );
