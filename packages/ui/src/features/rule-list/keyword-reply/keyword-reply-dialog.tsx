import type { ReplyKeyword, ReplyKeywordForm } from '@chatdeck/sdk';
import { replyKeywordFormSchema } from '@chatdeck/sdk/rules';
import { useMessages } from '../../../messages';
import { useRuleForm } from '../../rule/use-rule-form';
import { FormReplies } from '../dialog/form-replies';
import { RowForm } from '../dialog/row-form';
import { newTrigger, TriggerFields } from '../dialog/trigger-fields';
import type { RowDialogProps } from '../screen/rule-list-definition';
import { keywordReplyMessages } from './keyword-reply.messages';

/** What the form holds: a new reply, or the stored one. */
function toForm(row: ReplyKeyword | undefined): ReplyKeywordForm {
  const { keywords, reg, needAt, scope, replys } = { ...newTrigger, replys: [], ...row };
  return { keywords, reg, needAt, scope, replys };
}

/** Adds or edits a keyword reply. */
export default function KeywordReplyDialog({
  row,
  onConfirm,
  onOpenChange,
}: RowDialogProps<ReplyKeyword>) {
  const t = useMessages(keywordReplyMessages);
  const state = useRuleForm({
    id: 'keyword-reply',
    schema: replyKeywordFormSchema,
    defaultValues: toForm(row),
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
