import type { Reply } from '@chatdeck/sdk';
import { channelInputSchema, type ChannelInput } from '@chatdeck/sdk/rules';
import { useMessages } from '#messages';
import { FormTextField } from '#forms/form-fields.tsx';
import { rulesOver, useRecordForm } from '#lists/records/dialog/use-record-form.ts';
import type { RecordDialogProps } from '#lists/records/record-list-definition.ts';
import { RowForm } from '#lists/rules/dialog/row-form.tsx';
import { FormReplies } from '#features/message/replies/form-replies.tsx';
import { channelMessages } from '../batch-task.messages';
import type { ChannelAt } from './use-channels';

interface ChannelFields {
  /** Tasks refer to a channel by this id, so that it can be renamed. */
  sortId: string | number;
  name: string;
  items: Reply[];
}

const toForm = (seen: ChannelAt | undefined): ChannelFields => ({
  ...seen?.channel,
  sortId: seen?.channel.sortId ?? `channel-${Math.random().toString(36).slice(2, 12)}`,
  name: seen?.channel.name ?? '',
  items: seen?.channel.items ?? [],
});

const schema = rulesOver(channelInputSchema);

/** Adds or edits a channel with its items. */
export default function ChannelDialog(props: RecordDialogProps<ChannelAt, ChannelInput>) {
  const { row, save, onOpenChange } = props;
  const t = useMessages(channelMessages);
  const state = useRecordForm<ChannelAt, ChannelFields, ChannelInput>({
    id: `channel:${row?.channel.sortId ?? 'new'}`,
    row,
    toForm,
    schema,
    save,
    onOpenChange,
  });
  const { control } = state.form;
  return (
    <RowForm
      {...state}
      labels={{ name: t.name, items: t.items }}
      texts={channelMessages}
      row={row}
      onOpenChange={onOpenChange}
    >
      <FormTextField control={control} name="name" label={t.name} />
      <FormReplies control={control} name="items" label={t.items} />
    </RowForm>
  );
}
