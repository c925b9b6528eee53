export type { SendTarget } from '#store/send-target.ts';
export { MassSendDialog, SendMessageDialog } from './lazy-dialogs';
export type { MassSendDialogProps } from './mass-send-dialog/mass-send-dialog';
export type { SendMessageDialogProps } from './send-message-dialog/send-message-dialog';
