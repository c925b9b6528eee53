import type { PrivateForward } from '@chatdeck/sdk';
import { privateForwardFormSchema } from '@chatdeck/sdk/rules';
import { useRuleForm, type OnConfirm } from '#lists/rules/dialog/use-rule-form.ts';
import { toForm } from './private-forward.model';

interface Options {
  readonly rule: PrivateForward | undefined;
  readonly onConfirm: OnConfirm<PrivateForward>;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Checks a designated-user forward rule and hands it on, with what else a stored one held. */
export const usePrivateForwardDialog = ({ rule, onConfirm, onOpenChange }: Options) =>
  useRuleForm({
    id: 'private-forward',
    schema: privateForwardFormSchema,
    defaultValues: toForm(rule),
    onConfirm: (form) => onConfirm({ ...rule, ...form }),
    onOpenChange,
  });
