import type { ComponentType } from 'react';
import { lazyDialog } from '../../provider/lazy-part';
import type { MaterialDialogProps } from './material-dialog/material-dialog';

/** Adds or edits a material with a live view of the message; its code is loaded when it opens. */
// Form, dialog and preview come with the first dialog; a list does without them.
export const MaterialDialog: ComponentType<MaterialDialogProps> = lazyDialog(
  () => import('./material-dialog/material-dialog'),
);
