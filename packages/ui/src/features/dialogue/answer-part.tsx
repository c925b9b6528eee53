import { useFormContext } from 'react-hook-form';
import { useMessages } from '#messages';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { Columns } from '#primitives/stack/stack.tsx';
import { FormNumberField, FormTextField } from '#forms';
import { FormSwitch } from '#lists/records/dialog/form-switch.tsx';
import { dialogueMessages } from './dialogue.messages';
import type { DialogueFields } from './dialogue.model';

/** Whether a dialogue replies, how often, and what it says when it does not. */
export function AnswerPart() {
  const t = useMessages(dialogueMessages);
  const { optional } = useMessages(primitiveMessages);
  const { control } = useFormContext<DialogueFields>();
  return (
    <>
      <FormSwitch
        control={control}
        name="openChat"
        label={t.openChat}
        description={t.openChatHint}
      />
      <FormTextField
        control={control}
        name="defaultReply"
        label={t.defaultReply}
        optionalLabel={optional}
      />
      <Columns>
        <FormNumberField
          control={control}
          name="limitNum"
          label={t.limitNum}
          description={t.limitHint}
        />
        <FormTextField
          control={control}
          name="rechargeTip"
          label={t.rechargeTip}
          optionalLabel={optional}
        />
      </Columns>
      <FormSwitch control={control} name="openFileAnalyze" label={t.openFileAnalyze} />
    </>
  );
}
