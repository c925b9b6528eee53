import type { FunctionComponent } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import type { KeywordForwardDialogProps } from './keyword-forward-dialog';

/** Adds or edits a keyword forward rule; its code is loaded when it opens. */
export const KeywordForwardDialog: FunctionComponent<KeywordForwardDialogProps> =
  /* @__PURE__ */ lazyDialog(() => import('./keyword-forward-dialog'));
