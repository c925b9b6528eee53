import { TARGET_TYPES } from '@chatdeck/sdk/constants';
import {
  useController,
  useFormContext,
  type Control,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';
import { useMessages } from '#messages';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { FormTextField } from '#forms/form-fields.tsx';
import { useFormField } from '#forms/use-form-field.ts';
import { ChoiceField } from '#forms/choice-field.tsx';
import { CronField } from '#features/cron/index.ts';
import { TargetField } from '#features/target/index.ts';
import { scheduleMessages } from './schedule.messages';
import type { DueForm } from './schedule.model';

/** The target and the schedule. Requires a form with these fields. */
export function DueFields() {
  const t = useMessages(scheduleMessages);
  const { control, setValue } = useFormContext<DueForm>();
  const { field: type } = useController({ control, name: 'type' });
  const { value, onChange, ...target } = useFormField(control, 'target');
  const date = useFormField(control, 'date');
  const kind = type.value;
  const isRoom = kind === 'room';
  return (
    <>
      <ChoiceField
        label={t.type}
        choices={TARGET_TYPES}
        value={kind}
        onChange={(next) => {
          if (next === kind) return;
          type.onChange(next);
          setValue('target', undefined, { shouldDirty: true });
        }}
      />
      <TargetField
        key={kind}
        {...target}
        kind={kind}
        label={isRoom ? t.room : t.friend}
        placeholder={isRoom ? t.roomPlaceholder : t.friendPlaceholder}
        value={value && { kind, ...value }}
        onChange={(chosen) => onChange(chosen && { wxid: chosen.wxid, name: chosen.name })}
      />
      <CronField {...date} label={t.date} description={t.zone} />
    </>
  );
}

interface Props<Input extends FieldValues, Output> {
  readonly control: Control<Input, unknown, Output>;
  readonly name: FieldPathByValue<Input, string | undefined>;
}

/** The closing text of a scheduled message. */
export function FormEndWord<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { endWord } = useMessages(scheduleMessages);
  const { optional } = useMessages(primitiveMessages);
  return <FormTextField {...props} label={endWord} optionalLabel={optional} />;
}
