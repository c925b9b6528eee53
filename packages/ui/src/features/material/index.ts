export { MaterialDialog, MaterialPickerDialog } from './lazy-dialogs';
export type { MaterialDialogProps } from './material-dialog/material-dialog';
export { MaterialPanel, type MaterialPanelProps } from './material-panel/material-panel';
export type { MaterialPickerDialogProps } from './material-picker/material-picker-dialog';
