export type { CallbackEventDialogProps } from '#features/callback/callback-event-dialog/callback-event-dialog.tsx';
export type { KeywordForwardDialogProps } from './keyword/keyword-forward-dialog';
export { CallbackEventDialog, KeywordForwardDialog, PrivateForwardDialog } from './lazy-dialogs';
export type { PrivateForwardDialogProps } from './private/private-forward-dialog';
export type { OnConfirm } from '#lists/rules/dialog/use-rule-form.ts';
