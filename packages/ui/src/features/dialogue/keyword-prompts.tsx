import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { FormTextField } from '#forms/form-fields.tsx';
import { useFormField } from '#forms/use-form-field.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { IconButton } from '#primitives/button/icon-button.tsx';
import { Select } from '#primitives/select/select.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as css from '#lists/part/parameter-fields.css.ts';
import { advancedMessages } from './advanced.messages';
import { dialogueMessages } from './dialogue.messages';
import type { DialogueFields } from './dialogue.model';
import { NO_PROMPT, usePromptChoices } from './use-prompt-choices';

/** The roles for messages that begin with a word. */
export function KeywordPrompts() {
  const t = useMessages(advancedMessages);
  const { control } = useFormContext<DialogueFields>();
  const name = 'botConfig.keywordSystemMessages';
  const { fields, append, remove } = useFieldArray({ control, name });
  return (
    <div className={css.group} role="group" aria-label={t.prompts}>
      <div className={css.head}>
        <span className={css.title} aria-hidden>
          {t.prompts}
        </span>
        <Button
          size="sm"
          variant="quiet"
          icon={Plus}
          label={t.addPrompt}
          onPress={() => append({ keyword: '', promotId: '' })}
        >
          {t.add}
        </Button>
      </div>
      {fields.length === 0 ? (
        <Text as="p" size="xs" tone="muted">
          {t.promptsHint}
        </Text>
      ) : null}
      {fields.map(({ id }, at) => (
        <div className={css.row} key={id}>
          <FormTextField
            control={control}
            name={`${name}.${at}.keyword`}
            label={t.keyword({ number: at + 1 })}
          />
          <PromptOfKeyword at={at} />
          <IconButton
            icon={Trash2}
            label={t.removePrompt({ number: at + 1 })}
            onPress={() => remove(at)}
          />
        </div>
      ))}
    </div>
  );
}

function PromptOfKeyword({ at }: { readonly at: number }) {
  const t = useMessages(advancedMessages);
  const { noPrompt } = useMessages(dialogueMessages);
  const { control } = useFormContext<DialogueFields>();
  const { value, onChange, ...field } = useFormField(
    control,
    `botConfig.keywordSystemMessages.${at}.promotId`,
  );
  const items = usePromptChoices(noPrompt, value);
  return (
    <Select
      {...field}
      label={t.promptOf({ number: at + 1 })}
      items={items}
      value={value === '' ? NO_PROMPT : value}
      onChange={(id) => onChange(id === NO_PROMPT ? '' : id)}
    />
  );
}
