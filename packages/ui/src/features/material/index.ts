export { MaterialDialog } from './lazy-dialogs';
export { MaterialPickerDialog } from './lazy-picker';
export type { MaterialDialogProps } from './material-dialog/material-dialog';
export type { MaterialFilter } from './material-panel/material-panel.model';
export { MaterialPanel, type MaterialPanelProps } from './material-panel/material-panel';
export type { MaterialPickerDialogProps } from './material-picker/material-picker-dialog';
