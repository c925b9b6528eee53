import type { RoomSync, RoomSyncForm } from '@chatdeck/sdk';
import { ASYNC_MESSAGES, ASYNC_MODELS } from '@chatdeck/sdk/constants';
import { ASYNC_MODEL } from '@chatdeck/sdk/plain-rules';
import { roomSyncFormSchema } from '@chatdeck/sdk/rules';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '#messages';
import { useFormField } from '#forms/use-form-field.ts';
import { FormChoice } from '#forms/form-choice.tsx';
import { useListField } from '#forms/use-list-field.ts';
import { RowForm } from '#lists/rules/dialog/row-form.tsx';
import { useRuleForm } from '#lists/rules/dialog/use-rule-form.ts';
import type { RowDialogProps } from '#lists/rules/screen/rule-list-definition.ts';
import { NameField, NameTags } from '#features/target/index.ts';
import { roomSyncMessages } from './room-sync.messages';

/** The form values: a new rule, or the stored one. */
function toForm(row: RoomSync | undefined): RoomSyncForm {
  const { model = ASYNC_MODEL.oneToMany, one = '', many = [], forward = 1 } = row ?? {};
  return { model, one, many, forward };
}

/** Adds or edits synchronised groups. */
export default function RoomSyncDialog({ row, onConfirm, onOpenChange }: RowDialogProps<RoomSync>) {
  const state = useRuleForm({
    id: 'room-sync',
    schema: roomSyncFormSchema,
    defaultValues: toForm(row),
    onConfirm: (form) => onConfirm({ ...row, ...form }),
    onOpenChange,
  });
  return (
    <RowForm {...state} texts={roomSyncMessages} row={row} onOpenChange={onOpenChange}>
      <Fields />
    </RowForm>
  );
}

function Fields() {
  const t = useMessages(roomSyncMessages);
  const { control } = useFormContext<RoomSyncForm>();
  const model = useWatch({ control, name: 'model' });
  const one = useFormField(control, 'one');
  const many = useListField(control, 'many');
  const isMutual = model === ASYNC_MODEL.manyToMany;
  const hints = { 1: t.oneHint, 2: t.manyToOneHint, 3: t.manyHint } as const;
  return (
    <>
      <FormChoice
        control={control}
        name="model"
        label={t.model}
        choices={ASYNC_MODELS}
        description={hints[model]}
      />
      {isMutual ? null : (
        <NameField {...one} kind="room" label={t.main} placeholder={t.placeholder} />
      )}
      <NameTags
        {...many}
        kind="room"
        label={isMutual ? t.rooms : t.others}
        placeholder={t.placeholder}
      />
      <FormChoice control={control} name="forward" label={t.forward} choices={ASYNC_MESSAGES} />
    </>
  );
}
