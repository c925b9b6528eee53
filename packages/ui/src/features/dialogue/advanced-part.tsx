import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FormNumberField, FormPasswordField, FormTextField, useFormField } from '#forms';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { IconButton } from '#primitives/button/icon-button.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { Select } from '#primitives/select/select.tsx';
import { Columns } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { FormSwitch } from '#forms/form-fields.tsx';
import * as css from '#lists/part/parameter-fields.css.ts';
import { NameTags } from '#features/target/target-tags.tsx';
import { advancedMessages } from './advanced.messages';
import { MODEL_NUMBERS } from './bot-fields.model';
import { fieldsOf, type DialogueFields } from './dialogue.model';
import { dialogueMessages } from './dialogue.messages';
import { NO_PROMPT, usePromptChoices } from './use-prompt-choices';

/** What few dialogues need: who of a group is answered, roles by word, the model's numbers, what is left out. */
export function AdvancedPart() {
  const t = useMessages(advancedMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button variant="link" onPress={() => setOpen(!isOpen)}>
          {isOpen ? t.less : t.more}
        </Button>
      </div>
      {isOpen ? <Fields /> : null}
    </>
  );
}

function Fields() {
  const t = useMessages(advancedMessages);
  const { optional } = useMessages(primitiveMessages);
  const { control } = useFormContext<DialogueFields>();
  const [type, robotType, isCensored] = useWatch({
    control,
    name: ['type', 'robotType', 'botConfig.filter'],
  });
  const has = fieldsOf(robotType);
  return (
    <>
      {type === 'room' ? <MembersField /> : null}
      <FormSwitch control={control} name="onlyId" label={t.onlyId} description={t.onlyIdHint} />
      {has.hasKeywordPrompts ? <KeywordPrompts /> : null}
      <FormSwitch
        control={control}
        name="botConfig.showQuestion"
        label={t.showQuestion}
        description={t.showQuestionHint}
      />
      {has.hasDownloads ? (
        <FormSwitch control={control} name="botConfig.showDownloadUrl" label={t.showDownloadUrl} />
      ) : null}
      {has.hasStream ? (
        <FormSwitch control={control} name="botConfig.stream" label={t.stream} />
      ) : null}
      <FormSwitch control={control} name="botConfig.ignoreFiles" label={t.ignoreFiles} />
      <FormSwitch
        control={control}
        name="botConfig.filterLinkContent"
        label={t.filterLinkContent}
        description={t.filterLinkHint}
      />
      {has.hasModelNumbers ? (
        <Columns>
          {MODEL_NUMBERS.map((name) => (
            <FormNumberField
              key={name}
              control={control}
              name={`botConfig.${name}`}
              label={t[name]}
              optionalLabel={optional}
            />
          ))}
        </Columns>
      ) : null}
      <FormSwitch
        control={control}
        name="botConfig.filter"
        label={t.filter}
        description={t.filterHint}
      />
      {isCensored ? (
        <Columns>
          <FormTextField control={control} name="botConfig.filterConfig.appId" label={t.appId} />
          <FormPasswordField
            control={control}
            name="botConfig.filterConfig.apiKey"
            label={t.apiKey}
            autoComplete="off"
          />
          <FormPasswordField
            control={control}
            name="botConfig.filterConfig.secretKey"
            label={t.secretKey}
            autoComplete="off"
          />
        </Columns>
      ) : null}
    </>
  );
}

/** The members of groups that are answered, by name: not all of them are friends of the robot. */
function MembersField() {
  const t = useMessages(advancedMessages);
  const { optional } = useMessages(primitiveMessages);
  const { control } = useFormContext<DialogueFields>();
  const { value, onChange, ...field } = useFormField(control, 'allowRoomMembers');
  return (
    <NameTags
      {...field}
      kind="contact"
      label={t.members}
      optionalLabel={optional}
      description={t.membersHint}
      value={value.map(({ name }) => name)}
      onChange={(names) =>
        onChange(names.map((name) => value.find((one) => one.name === name) ?? { id: name, name }))
      }
    />
  );
}

/** The roles for messages that begin with a word. */
function KeywordPrompts() {
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
