export type { SendTarget } from '../../store/send-target';
export { SendMessageDialog } from './lazy-dialogs';
export type { SendMessageDialogProps } from './send-message-dialog/send-message-dialog';
