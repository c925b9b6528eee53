import type { FunctionComponent } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import type { MaterialDialogProps } from './material-dialog/material-dialog';

/** Adds or edits a material with a live preview of the message; its code is loaded when it opens. */
// Form, dialog and preview load with the first dialog; a list does not need them.
export const MaterialDialog: FunctionComponent<MaterialDialogProps> = lazyDialog(
  () => import('./material-dialog/material-dialog'),
);
