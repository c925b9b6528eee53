export type { OnConfirm } from '#lists/rules/dialog/use-rule-form.ts';
export { PrivateForwardDialog } from './lazy-dialog';
export type { PrivateForwardDialogProps } from './private-forward-dialog';
export { PrivateForwardScreen } from './private-forward-screen';
