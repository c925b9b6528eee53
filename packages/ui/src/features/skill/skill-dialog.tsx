import type { EventKeyword, EventKeywordForm } from '@chatdeck/sdk';
import { PRIVATE_EVENTS } from '@chatdeck/sdk/constants';
import { eventKeywordFormSchema } from '@chatdeck/sdk/rules';
import { useWatch } from 'react-hook-form';
import { RowForm } from '#lists/rules/dialog/row-form.tsx';
import { newTrigger, TriggerFields } from '#lists/rules/dialog/trigger-fields.tsx';
import { useRuleForm } from '#lists/rules/dialog/use-rule-form.ts';
import type { RowDialogProps } from '#lists/rules/screen/rule-list-definition.ts';
import { SkillField } from './skill-field';
import { skillMessages } from './skill.messages';

/** What the form holds: a new skill, or the stored one; some are for private chats alone. */
function toForm(row: EventKeyword | undefined): EventKeywordForm {
  const { keywords, reg, needAt, scope, event } = { ...newTrigger, event: '', ...row };
  return { keywords, reg, needAt, scope: isPrivateSkill(event) ? 'friend' : scope, event };
}

const isPrivateSkill = (event: string) => PRIVATE_EVENTS.some((name) => name === event);

/** Adds or edits the keywords of a skill. */
export default function SkillDialog({
  row,
  onConfirm,
  onOpenChange,
}: RowDialogProps<EventKeyword>) {
  const state = useRuleForm({
    id: 'skill',
    schema: eventKeywordFormSchema,
    defaultValues: toForm(row),
    onConfirm: (form) => onConfirm({ ...row, ...form }),
    onOpenChange,
  });
  const { control, setValue } = state.form;
  const event = useWatch({ control, name: 'event' });
  return (
    <RowForm {...state} texts={skillMessages} row={row} onOpenChange={onOpenChange}>
      <SkillField
        control={control}
        onChosen={(chosen) => {
          if (isPrivateSkill(chosen)) setValue('scope', 'friend', { shouldDirty: true });
          else if (isPrivateSkill(event)) setValue('scope', 'all', { shouldDirty: true });
        }}
      />
      <TriggerFields isPrivate={isPrivateSkill(event)} />
    </RowForm>
  );
}
