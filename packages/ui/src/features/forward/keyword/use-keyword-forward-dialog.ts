import type { KeywordForward } from '@chatdeck/sdk';
import { keywordForwardFormSchema } from '@chatdeck/sdk/rules';
import { useRuleForm, type OnConfirm } from '#lists/rules/dialog/use-rule-form.ts';
import { toForm } from './keyword-forward.model';

interface Options {
  readonly rule: KeywordForward | undefined;
  readonly onConfirm: OnConfirm<KeywordForward>;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Checks a keyword forward rule and hands it on, with what else a stored one held. */
export const useKeywordForwardDialog = ({ rule, onConfirm, onOpenChange }: Options) =>
  useRuleForm({
    id: 'keyword-forward',
    schema: keywordForwardFormSchema,
    defaultValues: toForm(rule),
    onConfirm: (form) => onConfirm({ ...rule, ...form }),
    onOpenChange,
  });
