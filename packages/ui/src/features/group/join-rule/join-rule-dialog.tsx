import type { RoomJoin, RoomJoinForm } from '@chatdeck/sdk';
import { CONTENT_TYPE, MATCH_MODE } from '@chatdeck/sdk/constants';
import { roomJoinFormSchema } from '@chatdeck/sdk/rules';
import { useMessages } from '#messages';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { useFormField } from '#forms/use-form-field.ts';
import { FormKeywords } from '#lists/rules/dialog/form-keywords.tsx';
import { RowForm } from '#lists/rules/dialog/row-form.tsx';
import { useRuleForm } from '#lists/rules/dialog/use-rule-form.ts';
import type { RowDialogProps } from '#lists/rules/screen/rule-list-definition.ts';
import { FormReplies } from '#features/message/replies/form-replies.tsx';
import { NameField } from '#features/target/index.ts';
import { joinRuleMessages } from './join-rule.messages';

/** The form values: a new rule, or the stored one. The robot always matches these keywords by "contains". */
function toForm(row: RoomJoin | undefined): RoomJoinForm {
  const { roomName = '', keywords = [], reg = MATCH_MODE.contains } = row ?? {};
  const { replys = [], welcomes = [] } = row ?? {};
  return { roomName, keywords, reg, replys, welcomes };
}

/** Adds or edits a group that people join by keyword. */
export default function JoinRuleDialog({ row, onConfirm, onOpenChange }: RowDialogProps<RoomJoin>) {
  const t = useMessages(joinRuleMessages);
  const state = useRuleForm({
    id: 'join-rule',
    schema: roomJoinFormSchema,
    defaultValues: toForm(row),
    onConfirm: (form) => onConfirm({ ...row, ...form }),
    onOpenChange,
  });
  const { control } = state.form;
  const roomName = useFormField(control, 'roomName');
  return (
    <RowForm {...state} texts={joinRuleMessages} row={row} onOpenChange={onOpenChange}>
      <NameField {...roomName} kind="room" label={t.room} placeholder={t.roomPlaceholder} />
      <Stack gap={1}>
        <FormKeywords control={control} name="keywords" />
        <Text size="xs" tone="muted">
          {t.keywordsNote}
        </Text>
      </Stack>
      <FormReplies control={control} name="replys" label={t.replies} description={t.repliesHint} />
      <FormReplies
        control={control}
        name="welcomes"
        label={t.welcomes}
        description={t.welcomesHint}
        refusals={{ [CONTENT_TYPE.h5]: t.notWelcome, [CONTENT_TYPE.mini]: t.notWelcome }}
      />
    </RowForm>
  );
}
