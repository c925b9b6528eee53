import type { ReplyKeyword, ReplyKeywordForm } from '@chatdeck/sdk';
import { replyKeywordFormSchema } from '@chatdeck/sdk/rules';
import { useMessages } from '#messages';
import { RowForm } from '#lists/rules/dialog/row-form.tsx';
import { newTrigger, TriggerFields } from '#lists/rules/dialog/trigger-fields.tsx';
import { useRuleForm } from '#lists/rules/dialog/use-rule-form.ts';
import type { RowDialogProps } from '#lists/rules/screen/rule-list-definition.ts';
import { FormReplies } from '#features/message/replies/form-replies.tsx';
import { keywordReplyMessages } from './keyword-reply.messages';

/** The form values: a new reply, or the stored one. */
function toForm(row: ReplyKeyword | undefined): ReplyKeywordForm {
  const { keywords, reg, needAt, scope, replys } = { ...newTrigger, replys: [], ...row };
  return { keywords, reg, needAt, scope, replys };
}

interface Props extends RowDialogProps<ReplyKeyword> {
  /** The keywords that a new reply begins with. */
  readonly keywords?: readonly string[];
}

/** Adds or edits a keyword reply. */
export default function KeywordReplyDialog({ row, keywords, onConfirm, onOpenChange }: Props) {
  const t = useMessages(keywordReplyMessages);
  const state = useRuleForm({
    id: 'keyword-reply',
    schema: replyKeywordFormSchema,
    defaultValues: { ...toForm(row), ...(keywords && { keywords: [...keywords] }) },
    onConfirm: (form) => onConfirm({ ...row, ...form }),
    onOpenChange,
  });
  return (
    <RowForm {...state} texts={keywordReplyMessages} row={row} onOpenChange={onOpenChange}>
      <TriggerFields />
      <FormReplies
        control={state.form.control}
        name="replys"
        label={t.replies}
        description={t.repliesHint}
      />
    </RowForm>
  );
}
