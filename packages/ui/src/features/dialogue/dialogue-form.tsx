import type { Dialogue } from '@chatdeck/sdk';
import { dialogueInputSchema, type DialogueInput } from '@chatdeck/sdk/rules';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FormNumberField, FormSwitch, FormTextField } from '#forms/form-fields.tsx';
import { useMessages } from '#messages';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { Columns } from '#primitives/stack/stack.tsx';
import { WordInput } from '#primitives/tag-input/word-input.tsx';
import { FormBit } from '#forms/form-bit.tsx';
import { useListField } from '#forms/use-list-field.ts';
import type { PartLabels } from '#lists/conflict/part-list.tsx';
import { rulesOver, useRecordForm } from '#lists/records/dialog/use-record-form.ts';
import type { RecordDialogProps } from '#lists/records/record-list-definition.ts';
import { RowForm } from '#lists/rules/dialog/row-form.tsx';
import { triggerMessages } from '#lists/rules/dialog/rule.messages.ts';
import { useTargetLabels, TargetFields } from '../target/target-fields';
import { AdvancedPart } from './advanced-part';
import { advancedMessages } from './advanced.messages';
import { dialogueMessages } from './dialogue.messages';
import { MODEL_NUMBERS } from './bot-fields.model';
import { toDialogueFields, toDialogueInput, type DialogueFields } from './dialogue.model';
import { mediaMessages } from './media.messages';
import { ServicePart } from './service-part';

/** The rules of a dialogue applied to its form, which holds more of the robot's settings than the rules name. */
const dialogueFormSchema = rulesOver(dialogueInputSchema);

type Props = RecordDialogProps<Dialogue, DialogueInput> & {
  /** Rendered after the service that replies. */
  readonly children?: ReactNode;
};

/** Adds or edits a dialogue with an AI service. */
export function DialogueForm({ row, save, onOpenChange, children }: Props) {
  const labels = useDialogueLabels();
  const state = useRecordForm<Dialogue, DialogueFields, DialogueInput>({
    id: `dialogue:${row?.id ?? 'new'}`,
    schema: dialogueFormSchema,
    row,
    toForm: toDialogueFields,
    toInput: toDialogueInput,
    save,
    onOpenChange,
  });
  return (
    <RowForm
      {...state}
      labels={labels}
      texts={dialogueMessages}
      row={row}
      onOpenChange={onOpenChange}
    >
      <NameField />
      <TargetPart />
      <ServicePart row={row} />
      {children}
      <AnswerPart />
      <AdvancedPart />
    </RowForm>
  );
}

/** The labels of a dialogue's fields. */
function useDialogueLabels(): PartLabels {
  const t = useMessages(dialogueMessages);
  const media = useMessages(mediaMessages);
  const target = useTargetLabels();
  const advanced = useMessages(advancedMessages);
  const trigger = useMessages(triggerMessages);
  return {
    ...target,
    name: t.name,
    onlyId: advanced.onlyId,
    allowRoomMembers: advanced.members,
    openChat: t.openChat,
    needAt: trigger.needAt,
    keywords: t.keywords,
    replaceKeyword: t.replaceKeyword,
    robotType: t.service,
    limitNum: t.limitNum,
    rechargeTip: t.rechargeTip,
    defaultReply: t.defaultReply,
    openFileAnalyze: t.openFileAnalyze,
    'botConfig.token': t.token,
    'botConfig.botId': t.botId,
    'botConfig.model': t.model,
    'botConfig.proxyPass': t.proxyPass,
    'botConfig.timeoutMs': t.timeout,
    'botConfig.promotId': t.prompt,
    'botConfig.systemMessage': t.systemMessage,
    'botConfig.showSuggestions': t.showSuggestions,
    'botConfig.isAiAgent': t.isAiAgent,
    'botConfig.keywordSystemMessages': advanced.prompts,
    'botConfig.showQuestion': advanced.showQuestion,
    'botConfig.showDownloadUrl': advanced.showDownloadUrl,
    'botConfig.stream': advanced.stream,
    'botConfig.ignoreFiles': advanced.ignoreFiles,
    'botConfig.filterLinkContent': advanced.filterLinkContent,
    'botConfig.debug': advanced.debug,
    'botConfig.record': advanced.record,
    'botConfig.proxyUrl': advanced.proxyUrl,
    'botConfig.completionParams': advanced.completionParams,
    ...Object.fromEntries(MODEL_NUMBERS.map((key) => [`botConfig.${key}`, advanced[key]])),
    'botConfig.filter': advanced.filter,
    'botConfig.filterConfig': advanced.filter,
    'botConfig.open4v': media.image,
    'botConfig.open4vConfig': media.image,
    'botConfig.openWhisper': media.speechToText,
    'botConfig.whisperConfig': media.speechToText,
    'botConfig.openTTS': media.textToSpeech,
    'botConfig.ttsConfig': media.textToSpeech,
  };
}

/** What the account calls it, to distinguish dialogues. */
function NameField() {
  const t = useMessages(dialogueMessages);
  const { optional } = useMessages(primitiveMessages);
  const { control } = useFormContext<DialogueFields>();
  return (
    <FormTextField
      control={control}
      name="name"
      label={t.name}
      optionalLabel={optional}
      description={t.nameHint}
    />
  );
}

/** The targets of a dialogue, and the messages to which it replies. */
function TargetPart() {
  const t = useMessages(dialogueMessages);
  const trigger = useMessages(triggerMessages);
  const { control } = useFormContext<DialogueFields>();
  const { field: type } = useController({ control, name: 'type' });
  const isRoom = type.value === 'room';
  const { field: all } = useController({ control, name: isRoom ? 'isAllRoom' : 'isAllFriend' });
  const { value, onChange, ...keywords } = useListField(control, 'keywords');
  return (
    <>
      <TargetFields all={{ value: all.value, onChange: all.onChange }} />
      {isRoom ? (
        <FormBit
          control={control}
          name="needAt"
          label={trigger.needAt}
          description={trigger.needAtHint}
        />
      ) : null}
      <WordInput
        {...keywords}
        label={t.keywords}
        description={t.keywordsHint}
        placeholder={t.keywordsPlaceholder}
        isKeyword
        value={value}
        onChange={(text) => onChange([...text])}
      />
      {value.length > 0 ? (
        <FormSwitch control={control} name="replaceKeyword" label={t.replaceKeyword} />
      ) : null}
    </>
  );
}

/** Whether a dialogue replies, how often, and what it says when it does not. */
function AnswerPart() {
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
