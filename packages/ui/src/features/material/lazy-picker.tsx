import type { FunctionComponent } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import type { MaterialPickerDialogProps } from './material-picker/material-picker-dialog';

/** Chooses materials in an order, five at a time; its code is loaded when it opens. */
export const MaterialPickerDialog: FunctionComponent<MaterialPickerDialogProps> = lazyDialog(
  () => import('./material-picker/material-picker-dialog'),
);
