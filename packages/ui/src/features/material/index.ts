export { MaterialDialog } from './lazy-dialogs';
export type { MaterialDialogProps } from './material-dialog/material-dialog';
export { MaterialPanel, type MaterialPanelProps } from './material-panel/material-panel';
