import type { FunctionComponent } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import type { PrivateForwardDialogProps } from './private-forward-dialog';

/** Adds or edits a designated-user forward rule; its code is loaded when it opens. */
export const PrivateForwardDialog: FunctionComponent<PrivateForwardDialogProps> =
  /* @__PURE__ */ lazyDialog(() => import('./private-forward-dialog'));
