import type { ComponentType } from 'react';
import { lazyPart } from '../../provider/lazy-part';
import type { MaterialDialogProps } from './material-dialog/material-dialog';

/** Adds or edits a material with a live view of the message; its code is loaded when it opens. */
// Form, dialog and preview come with the first dialog; a list does without them.
export const MaterialDialog: ComponentType<MaterialDialogProps> = lazyPart(
  () => import('./material-dialog/material-dialog'),
);
