import { useFormContext } from 'react-hook-form';
import { useMessages } from '#messages';
import { Select } from '#primitives/select/select.tsx';
import { useFormField } from '#forms';
import { dialogueMessages } from './dialogue.messages';
import type { DialogueFields } from './dialogue.model';
import { NO_PROMPT, usePromptChoices } from './use-prompt-choices';

/** The prompt that a dialogue uses. */
export function PromptField() {
  const t = useMessages(dialogueMessages);
  const { control } = useFormContext<DialogueFields>();
  const { value, onChange, ...field } = useFormField(control, 'botConfig.promotId');
  const items = usePromptChoices(t.noPrompt, value);
  return (
    <Select
      {...field}
      label={t.prompt}
      items={items}
      value={value === '' ? NO_PROMPT : value}
      onChange={(id) => onChange(id === NO_PROMPT ? '' : id)}
    />
  );
}
