import type { Reminder } from '@chatdeck/sdk';
import { DEFAULT_CRON } from '@chatdeck/sdk/constants';
import { robotDate } from '@chatdeck/sdk/cron';
import { reminderInputSchema, type ReminderInput } from '@chatdeck/sdk/rules';
import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useMessages } from '#messages';
import { SwitchRow } from '#primitives/switch-row/switch-row.tsx';
import { FormTextArea } from '#forms/form-fields.tsx';
import { useFormField } from '#forms/use-form-field.ts';
import { FormDateField } from '#forms/form-date-field.tsx';
import { useRecordForm } from '#lists/records/dialog/use-record-form.ts';
import type { RecordDialogProps } from '#lists/records/record-list-definition.ts';
import { RowForm } from '#lists/rules/dialog/row-form.tsx';
import { CronField } from '#features/cron/index.ts';
import { scheduleMessages } from '#features/schedule/due/schedule.messages.ts';
import { NameField } from '#features/target/index.ts';
import { reminderMessages } from './reminder.messages';
import { useUnknownFriend } from './use-reminders';

type Props = RecordDialogProps<Reminder, ReminderInput>;

const toForm = (row: Reminder | undefined): ReminderInput => ({
  subscribe: row?.subscribe ?? '',
  content: row?.content ?? '',
  isLoop: row?.isLoop ?? true,
  time: row?.time ?? DEFAULT_CRON,
  isPaused: row?.isPaused ?? false,
});

/** Adds or edits a reminder. */
export default function ReminderDialog({ row, save, onOpenChange }: Props) {
  const t = useMessages(reminderMessages);
  const { isPaused } = useMessages(scheduleMessages);
  const unknownFriend = useUnknownFriend();
  const state = useRecordForm<Reminder, ReminderInput, ReminderInput>({
    id: `reminder:${row?.id ?? 'new'}`,
    schema: reminderInputSchema,
    row,
    toForm,
    save: async (input, over) => {
      const stranger = await unknownFriend(input.subscribe);
      return stranger ? { status: 'refused', error: stranger } : save(input, over);
    },
    onOpenChange,
  });
  const { control } = state.form;
  return (
    <RowForm
      {...state}
      labels={{
        subscribe: t.subscribe,
        content: t.content,
        isLoop: t.isLoop,
        time: t.time,
        isPaused,
      }}
      texts={reminderMessages}
      row={row}
      onOpenChange={onOpenChange}
    >
      <SubscribeField control={control} />
      <FormTextArea control={control} name="content" label={t.content} rows={3} />
      <TimeFields control={control} />
    </RowForm>
  );
}

interface FieldProps {
  readonly control: Control<ReminderInput, unknown, ReminderInput>;
}

function SubscribeField({ control }: FieldProps) {
  const t = useMessages(reminderMessages);
  const field = useFormField(control, 'subscribe');
  return (
    <NameField {...field} kind="contact" label={t.subscribe} placeholder={t.subscribePlaceholder} />
  );
}

/** A schedule or a single moment; each kind has its own initial time. */
function TimeFields({ control }: FieldProps) {
  const t = useMessages(reminderMessages);
  const { zone } = useMessages(scheduleMessages);
  const { field: isLoop } = useController({ control, name: 'isLoop' });
  const [today] = useState(() => robotDate(new Date()));
  const time = useFormField(control, 'time');
  const change = (loops: boolean) => {
    isLoop.onChange(loops);
    time.onChange(loops ? DEFAULT_CRON : '');
  };
  return (
    <>
      <SwitchRow
        label={t.isLoop}
        description={t.isLoopHint}
        value={isLoop.value}
        onChange={change}
      />
      {isLoop.value ? (
        <CronField {...time} label={t.time} description={zone} />
      ) : (
        <FormDateField
          control={control}
          name="time"
          rest=" 09:00"
          first={today}
          label={t.moment}
          placeholder={t.momentPlaceholder}
          description={t.momentHint}
        />
      )}
    </>
  );
}
