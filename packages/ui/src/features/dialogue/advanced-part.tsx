import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  FormNumberField,
  FormPasswordField,
  FormSwitch,
  FormTextField,
} from '#forms/form-fields.tsx';
import { useFormField } from '#forms/use-form-field.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { Columns } from '#primitives/stack/stack.tsx';
import { NameTags } from '#features/target/target-tags.tsx';
import { advancedMessages } from './advanced.messages';
import { MODEL_NUMBERS } from './bot-fields.model';
import { fieldsOf, type DialogueFields } from './dialogue.model';
import { KeywordPrompts } from './keyword-prompts';
import { UnreadFields } from './unread-fields';

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
      <FormSwitch
        control={control}
        name="botConfig.record"
        label={t.record}
        description={t.recordHint}
      />
      <FormSwitch
        control={control}
        name="botConfig.debug"
        label={t.debug}
        description={t.debugHint}
      />
      <UnreadFields />
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
