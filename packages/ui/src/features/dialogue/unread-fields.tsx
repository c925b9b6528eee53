import { jsonOrText } from '@chatdeck/sdk/plain-rules';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormTextField } from '#forms/form-fields.tsx';
import { useFormField } from '#forms/use-form-field.ts';
import { useMessages } from '#messages';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { TextArea } from '#primitives/text-area/text-area.tsx';
import { advancedMessages } from './advanced.messages';
import type { DialogueFields } from './dialogue.model';

/** What the contract of the robot has and its current plugin does not read. */
export function UnreadFields() {
  const t = useMessages(advancedMessages);
  const { optional } = useMessages(primitiveMessages);
  const { control } = useFormContext<DialogueFields>();
  return (
    <>
      <FormTextField
        control={control}
        name="botConfig.proxyUrl"
        label={t.proxyUrl}
        optionalLabel={optional}
        description={t.unread}
      />
      <CompletionParams />
    </>
  );
}

const toText = (params: unknown) => (params === undefined ? '' : JSON.stringify(params, null, 2));

/** An object that is typed as JSON; what is not an object is left to the rules of the form. */
function CompletionParams() {
  const t = useMessages(advancedMessages);
  const { optional } = useMessages(primitiveMessages);
  const { control } = useFormContext<DialogueFields>();
  const { value, onChange, ...field } = useFormField(control, 'botConfig.completionParams');
  const [text, setText] = useState(() => toText(value));
  return (
    <TextArea
      {...field}
      label={t.completionParams}
      optionalLabel={optional}
      description={t.completionHint}
      rows={3}
      value={text}
      onChange={(typed) => {
        setText(typed);
        onChange(typed.trim() === '' ? undefined : jsonOrText(typed));
      }}
    />
  );
}
