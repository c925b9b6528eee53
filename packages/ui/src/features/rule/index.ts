export type { CallbackEventDialogProps } from './callback-event-dialog/callback-event-dialog';
export type { KeywordForwardDialogProps } from './keyword-forward-dialog/keyword-forward-dialog';
export { CallbackEventDialog, KeywordForwardDialog, PrivateForwardDialog } from './lazy-dialogs';
export type { PrivateForwardDialogProps } from './private-forward-dialog/private-forward-dialog';
export type { OnConfirm } from './use-rule-form';
