export type { OnConfirm } from '#lists/rules/dialog/use-rule-form.ts';
export type { KeywordForwardDialogProps } from './keyword-forward-dialog';
export { KeywordForwardScreen } from './keyword-forward-screen';
export { KeywordForwardDialog } from './lazy-dialog';
