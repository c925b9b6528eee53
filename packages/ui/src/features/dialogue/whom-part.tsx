import { NEED_AT } from '@chatdeck/sdk/constants';
import { useController, useFormContext } from 'react-hook-form';
import { useMessages } from '#messages';
import { WordInput } from '#primitives/tag-input/word-input.tsx';
import { FormChoice } from '#forms/form-choice.tsx';
import { useListField } from '#forms/use-list-field.ts';
import { FormSwitch } from '#lists/records/dialog/form-switch.tsx';
import { WhomFields } from '#features/target/whom-fields.tsx';
import { dialogueMessages } from './dialogue.messages';
import type { DialogueFields } from './dialogue.model';

/** For whom a dialogue is, and which messages it answers. */
export function WhomPart() {
  const t = useMessages(dialogueMessages);
  const { control } = useFormContext<DialogueFields>();
  const { field: type } = useController({ control, name: 'type' });
  const isRoom = type.value === 'room';
  const { field: all } = useController({ control, name: isRoom ? 'isAllRoom' : 'isAllFriend' });
  const { value, onChange, ...keywords } = useListField(control, 'keywords');
  return (
    <>
      <WhomFields all={{ value: all.value, onChange: all.onChange }} />
      {isRoom ? (
        <FormChoice control={control} name="needAt" label={t.needAt} choices={NEED_AT} />
      ) : null}
      <WordInput
        {...keywords}
        label={t.keywords}
        description={t.keywordsHint}
        placeholder={t.keywordsPlaceholder}
        isKeyword
        value={value}
        onChange={(words) => onChange([...words])}
      />
      {value.length > 0 ? (
        <FormSwitch control={control} name="replaceKeyword" label={t.replaceKeyword} />
      ) : null}
    </>
  );
}
