import type { Dialogue } from '@chatdeck/sdk';
import { AI_PROVIDERS, OPENAI_MODELS, textIn } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Autocomplete } from '#primitives/autocomplete/autocomplete.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { Select } from '#primitives/select/select.tsx';
import { Columns } from '#primitives/stack/stack.tsx';
import {
  FormNumberField,
  FormPasswordField,
  FormSwitch,
  FormTextArea,
  FormTextField,
} from '#forms/form-fields.tsx';
import { useFormField } from '#forms/use-form-field.ts';
import { ProviderChoice } from '#lists/provider/provider-choice.tsx';
import { ProviderPanel } from '#lists/provider/provider-panel.tsx';
import { TestConnection } from '#lists/question/test-connection.tsx';
import { dialogueMessages } from './dialogue.messages';
import {
  baseUrlFor,
  fieldsOf,
  isDialogueBot,
  toDialogueFields,
  type DialogueFields,
} from './dialogue.model';
import { NO_PROMPT, usePromptChoices } from './use-prompt-choices';

interface ServicePartProps {
  /** The dialogue that is edited; a new one is not saved yet. */
  readonly row: Dialogue | undefined;
}

/** The AI service that replies, with only the fields that it has. */
export function ServicePart({ row }: ServicePartProps) {
  const t = useMessages(dialogueMessages);
  const { optional } = useMessages(primitiveMessages);
  const { locale } = useChatdeck();
  const { control, getValues, setValue } = useFormContext<DialogueFields>();
  const { field: robotType } = useController({ control, name: 'robotType' });
  const has = fieldsOf(robotType.value);
  return (
    <>
      <ProviderChoice
        label={t.service}
        providers={AI_PROVIDERS.map(({ value, text }) => ({
          type: value,
          name: textIn(text, locale),
        }))}
        value={robotType.value}
        onChange={(next) => {
          if (!isDialogueBot(next)) return;
          robotType.onChange(next);
          const address = baseUrlFor(next, getValues('botConfig.proxyPass'));
          setValue('botConfig.proxyPass', address, { shouldDirty: true });
        }}
      />
      <ProviderPanel type={robotType.value}>
        <FormPasswordField
          control={control}
          name="botConfig.token"
          label={t.token}
          autoComplete="off"
        />
        {has.hasId ? (
          <FormTextField control={control} name="botConfig.botId" label={t.botId} />
        ) : null}
        {has.hasModel ? <ModelField /> : null}
        <Columns>
          <FormTextField
            control={control}
            name="botConfig.proxyPass"
            label={t.proxyPass}
            optionalLabel={optional}
          />
          <FormNumberField
            control={control}
            name="botConfig.timeoutMs"
            label={t.timeout}
            suffix={t.seconds}
          />
        </Columns>
        <ConnectionPart row={row} />
      </ProviderPanel>
      <PromptField />
      {has.hasSystemMessage ? (
        <FormTextArea
          control={control}
          name="botConfig.systemMessage"
          label={t.systemMessage}
          optionalLabel={optional}
          rows={3}
        />
      ) : null}
      {has.hasSuggestions ? (
        <FormSwitch control={control} name="botConfig.showSuggestions" label={t.showSuggestions} />
      ) : null}
      {has.hasAgent ? (
        <FormSwitch control={control} name="botConfig.isAiAgent" label={t.isAiAgent} />
      ) : null}
    </>
  );
}

const MODELS = OPENAI_MODELS.map((model) => ({ id: model, label: model }));

/** The model; the robot accepts any name. */
function ModelField() {
  const t = useMessages(dialogueMessages);
  const { control } = useFormContext<DialogueFields>();
  const field = useFormField(control, 'botConfig.model');
  const [term, setTerm] = useState('');
  return (
    <Autocomplete
      {...field}
      label={t.model}
      placeholder={t.modelPlaceholder}
      suggestions={MODELS.filter(({ id }) => id.includes(term))}
      onSearch={setTerm}
    />
  );
}

/** The prompt that a dialogue uses. */
function PromptField() {
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

/** What decides who is asked, and with what. */
const decidingOf = ({ robotType, botConfig }: Pick<DialogueFields, 'robotType' | 'botConfig'>) => {
  const { token, botId, model, proxyPass, systemMessage, promotId, isAiAgent } = botConfig;
  const settings = [token, botId, model, proxyPass, systemMessage, promotId];
  return JSON.stringify([robotType, isAiAgent, settings.map((text) => text.trim())]);
};

/** Tests the connection to the service of a dialogue as it is saved. */
function ConnectionPart({ row }: ServicePartProps) {
  const { control } = useFormContext<DialogueFields>();
  const [robotType, botConfig] = useWatch({ control, name: ['robotType', 'botConfig'] });
  const isSaved =
    row !== undefined && decidingOf({ robotType, botConfig }) === decidingOf(toDialogueFields(row));
  return (
    <TestConnection
      key={String(isSaved)}
      saved={isSaved ? { place: 'dialogue', id: row.id, version: row.version } : undefined}
    />
  );
}
