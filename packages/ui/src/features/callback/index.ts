export type { OnConfirm } from '#lists/rules/dialog/use-rule-form.ts';
export type { CallbackEventDialogProps } from './callback-event-dialog/callback-event-dialog';
export { CallbackEventScreen } from './callback-event-screen';
export { CallbackEventDialog } from './lazy-dialog';
