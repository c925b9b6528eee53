import type { FunctionComponent } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import type { MaterialPickerDialogProps } from './material-picker/material-picker-dialog';

/** Selects materials in order, five per page; its code is loaded when it opens. */
export const MaterialPickerDialog: FunctionComponent<MaterialPickerDialogProps> = lazyDialog(
  () => import('./material-picker/material-picker-dialog'),
);
