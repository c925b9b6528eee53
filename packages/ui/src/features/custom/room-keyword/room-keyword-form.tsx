import type { Reply } from '@chatdeck/sdk';
import { MATCH_MODE, MATCH_MODES, type MatchMode } from '@chatdeck/sdk/constants';
import { roomKeywordInputSchema, type RoomKeywordInput } from '@chatdeck/sdk/rules';
import type { Control } from 'react-hook-form';
import { useMessages } from '#messages';
import { FormChoice } from '#forms/form-choice.tsx';
import { useListField } from '#forms/use-list-field.ts';
import { rulesOver, useRecordForm } from '#lists/records/dialog/use-record-form.ts';
import type { RecordDialogProps } from '#lists/records/record-list-definition.ts';
import { FormKeywords } from '#lists/rules/dialog/form-keywords.tsx';
import { RowForm } from '#lists/rules/dialog/row-form.tsx';
import { ruleMessages } from '#lists/rules/dialog/rule.messages.ts';
import { FormReplies } from '#features/message/replies/form-replies.tsx';
import { NameTags } from '#features/target/index.ts';
import type { roomReplyMessages } from './room-keyword.messages';
import type { KeywordAt, RoomKeywordPart } from './room-keyword.model';

interface Props extends RecordDialogProps<KeywordAt, RoomKeywordInput> {
  readonly part: RoomKeywordPart;
  readonly texts: typeof roomReplyMessages;
}

interface RoomKeywordFields {
  rooms: string[];
  keywords: string[];
  reg: MatchMode;
  replys: Reply[];
}

const toForm = (edited: KeywordAt | undefined): RoomKeywordFields =>
  edited?.row ?? { rooms: [], keywords: [], reg: MATCH_MODE.contains, replys: [] };

/** Adds or edits keywords of some groups and their replies. */
export function RoomKeywordForm({ part, texts, row: edited, save, onOpenChange }: Props) {
  const t = useMessages(texts);
  const { match, keywords } = useMessages(ruleMessages);
  const state = useRecordForm<KeywordAt, RoomKeywordFields, RoomKeywordInput>({
    id: `${part}:${edited?.at ?? 'new'}`,
    schema: rulesOver(roomKeywordInputSchema),
    row: edited,
    toForm,
    save,
    onOpenChange,
  });
  const { control } = state.form;
  return (
    <RowForm
      {...state}
      labels={{ rooms: t.rooms, replys: t.replys, reg: match, keywords }}
      texts={texts}
      row={edited}
      onOpenChange={onOpenChange}
    >
      <RoomsField control={control} texts={texts} />
      <FormKeywords control={control} name="keywords" />
      <FormChoice control={control} name="reg" label={match} choices={MATCH_MODES} />
      <FormReplies control={control} name="replys" label={t.replys} />
    </RowForm>
  );
}

interface RoomsProps extends Pick<Props, 'texts'> {
  readonly control: Control<RoomKeywordFields, unknown, RoomKeywordInput>;
}

function RoomsField({ control, texts }: RoomsProps) {
  const t = useMessages(texts);
  const { value, onChange, ...field } = useListField(control, 'rooms');
  return (
    <NameTags
      {...field}
      kind="room"
      label={t.rooms}
      description={t.roomsHint}
      placeholder={t.roomsPlaceholder}
      value={value}
      onChange={(names) => onChange([...names])}
    />
  );
}
