import type { EventKeyword, EventKeywordForm } from '@chatdeck/sdk';
import { textIn } from '@chatdeck/sdk/constants';
import { isForeignEvent, PRIVATE_EVENTS, ROBOT_EVENTS } from '@chatdeck/sdk/skill';
import { eventKeywordFormSchema } from '@chatdeck/sdk/rules';
import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Select } from '#primitives/select/select.tsx';
import { useFormField } from '#forms/use-form-field.ts';
import { RowForm } from '#lists/rules/dialog/row-form.tsx';
import { newTrigger, TriggerFields } from '#lists/rules/dialog/trigger-fields.tsx';
import { useRuleForm } from '#lists/rules/dialog/use-rule-form.ts';
import type { RowDialogProps } from '#lists/rules/screen/rule-list-definition.ts';
import { ForeignSkillNote } from './foreign-skill-note';
import { skillMessages } from './skill.messages';

interface Props<Output> {
  readonly control: Control<EventKeywordForm, unknown, Output>;
  readonly onChosen: (event: string) => void;
}

/** The skill to start. A stored unknown skill remains a choice. */
function SkillField<Output>({ control, onChosen }: Props<Output>) {
  const t = useMessages(skillMessages);
  const { locale } = useChatdeck();
  const { value, onChange, ...field } = useFormField(control, 'event');
  const [stored] = useState(value);
  const known = ROBOT_EVENTS.map(({ value: id, text }) => ({
    id: String(id),
    label: PRIVATE_EVENTS.includes(id)
      ? t.privateSkill({ name: textIn(text, locale) })
      : textIn(text, locale),
  }));
  const isKnown = stored === '' || known.some(({ id }) => id === stored);
  const argumentHint = ARGUMENTS.has(value) ? t.argumentHint : undefined;
  const hint = isForeignEvent(value) ? <ForeignSkillNote /> : argumentHint;
  return (
    <Select
      {...field}
      label={t.skill}
      placeholder={t.skillPlaceholder}
      description={hint}
      items={isKnown ? known : [...known, { id: stored, label: stored }]}
      value={value === '' ? null : value}
      onChange={(event) => {
        onChange(event);
        if (event !== null) onChosen(event);
      }}
    />
  );
}

/** The skills that use the rest of the message as their argument (robot contract, section 1.5). */
const ARGUMENTS: ReadonlySet<string> = new Set(['news', 'rubbish', 'star', 'xing', 'lunar', 'emo']);

/** The form values: a new skill, or the stored one; some skills work only in private chats. */
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
