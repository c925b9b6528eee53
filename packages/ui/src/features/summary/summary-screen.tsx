import type { SummaryForm } from '@chatdeck/sdk';
import {
  PROVIDER_BASE_URLS,
  SUMMARY_COUNTS,
  SUMMARY_MODES,
  SUMMARY_WINDOWS,
  textIn,
} from '@chatdeck/sdk/constants';
import { summaryFormSchema } from '@chatdeck/sdk/rules';
import {
  isJsonObject,
  SUMMARY_BOT,
  SUMMARY_BOTS,
  SUMMARY_BOTS_WITH_ID,
} from '@chatdeck/sdk/plain-rules';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Select } from '#primitives/select/select.tsx';
import {
  FormPasswordField,
  FormSwitchRow,
  FormTextArea,
  FormTextField,
} from '#forms/form-fields.tsx';
import { useFormField } from '#forms/use-form-field.ts';
import { FormChoice } from '#forms/form-choice.tsx';
import { useRobotConfig } from '#lists/config/use-saved-config.ts';
import type { ConfigPartDefinition } from '#lists/part/config-part-definition.ts';
import { ConfigPartScreen, type ConfigPartScreenProps } from '#lists/part/config-part-screen.tsx';
import { PartSection } from '#lists/part/part-section.tsx';
import { TimeoutField } from '#lists/part/request-fields.tsx';
import { ProviderChoice } from '#lists/provider/provider-choice.tsx';
import { ProviderPanel } from '#lists/provider/provider-panel.tsx';
import { TestConnection } from '#lists/question/test-connection.tsx';
import { TriggerFields } from '#lists/rules/dialog/trigger-fields.tsx';
import { SummaryPreview } from './summary-preview';
import { summaryMessages } from './summary.messages';
import { useSummaryNeeds } from './use-summary-needs';

/** What decides who is asked, and with what. */
const DECIDING = ['botType', 'token', 'baseUrl', 'botId', 'model', 'prompt'] as const;

/** Tests the connection to the AI that summarises chats, as it is saved. */
function SummaryConnection() {
  const { control } = useFormContext<SummaryForm>();
  const { dirtyFields } = useFormState({ control });
  const { state } = useRobotConfig();
  const saved = state?.status === 'ready' ? state.saved : undefined;
  const isEdited = DECIDING.some((name) => dirtyFields[name]);
  const isSaved = !isEdited && isJsonObject(saved?.stored['summerConfig']);
  return (
    <TestConnection
      key={JSON.stringify([saved?.version, isSaved])}
      saved={saved && isSaved ? { place: 'summary', version: saved.version } : undefined}
    />
  );
}

/** The amount to summarise: a period, or a number of messages. A stored value outside the list remains a choice. */
function AmountFields() {
  const t = useMessages(summaryMessages);
  const { control } = useFormContext<SummaryForm>();
  const mode = useWatch({ control, name: 'summerType' });
  return (
    <>
      <FormChoice control={control} name="summerType" label={t.mode} choices={SUMMARY_MODES} />
      {mode === 'time' ? <WindowField /> : <CountField />}
    </>
  );
}

interface Item {
  readonly id: number;
  readonly label: string;
}

const withStored = (items: readonly Item[], stored: number, label: string): readonly Item[] =>
  items.some(({ id }) => id === stored) ? items : [...items, { id: stored, label }];

function WindowField() {
  const t = useMessages(summaryMessages);
  const { locale } = useChatdeck();
  const { control } = useFormContext<SummaryForm>();
  const field = useFormField(control, 'summerTime');
  const items = SUMMARY_WINDOWS.map(({ value: id, text }) => ({ id, label: textIn(text, locale) }));
  const others = withStored(items, field.value, `${field.value} h`);
  return <Select {...field} label={t.window} items={others} />;
}

function CountField() {
  const t = useMessages(summaryMessages);
  const { control } = useFormContext<SummaryForm>();
  const field = useFormField(control, 'summerNum');
  const items = SUMMARY_COUNTS.map((count) => ({ id: count, label: t.countOf({ count }) }));
  const others = withStored(items, field.value, t.countOf({ count: field.value }));
  return <Select {...field} label={t.count} items={others} />;
}

function Fields() {
  const t = useMessages(summaryMessages);
  const { control } = useFormContext<SummaryForm>();
  return (
    <>
      <PartSection title={t.trigger} hint={t.triggerHint}>
        <FormSwitchRow control={control} name="open" label={t.open} description={t.openHint} />
        <TriggerFields />
      </PartSection>
      <PartSection title={t.amount} hint={t.amountHint}>
        <AmountFields />
      </PartSection>
      <PartSection title={t.bot} hint={t.botHint}>
        <BotFields />
        <TimeoutField />
        <FormSwitchRow control={control} name="debug" label={t.debug} description={t.debugHint} />
      </PartSection>
    </>
  );
}

/** The AI service, with its settings. */
function BotFields() {
  const t = useMessages(summaryMessages);
  const { control } = useFormContext<SummaryForm>();
  const { locale } = useChatdeck();
  const { field: botType } = useController({ control, name: 'botType' });
  const isChatGpt = botType.value === SUMMARY_BOT.chatGpt;
  return (
    <>
      <ProviderChoice
        label={t.bot}
        providers={SUMMARY_BOTS.map(({ value, text }) => ({
          type: value,
          name: textIn(text, locale),
        }))}
        value={botType.value}
        onChange={botType.onChange}
      />
      <ProviderPanel type={botType.value}>
        <FormPasswordField control={control} name="token" label={t.token} autoComplete="off" />
        <FormTextField
          control={control}
          name="baseUrl"
          label={t.baseUrl}
          inputMode="url"
          description={t.baseUrlHint}
        />
        {SUMMARY_BOTS_WITH_ID.includes(botType.value) ? (
          <FormTextField control={control} name="botId" label={t.botId} />
        ) : null}
        {isChatGpt ? (
          <FormTextField control={control} name="model" label={t.model} description={t.modelHint} />
        ) : null}
        <SummaryConnection />
      </ProviderPanel>
      {isChatGpt ? (
        <FormTextArea
          control={control}
          name="prompt"
          label={t.prompt}
          description={t.promptHint}
          rows={3}
        />
      ) : null}
    </>
  );
}

const BASE_URLS: Readonly<Record<number, string | undefined>> = PROVIDER_BASE_URLS;

const definition: ConfigPartDefinition<'summerConfig', SummaryForm> = {
  name: 'summerConfig',
  texts: summaryMessages,
  schema: summaryFormSchema,
  toForm: (part) => ({
    open: part?.open ?? false,
    keywords: part?.keywords ?? [],
    reg: part?.reg ?? 1,
    needAt: part?.needAt ?? 1,
    scope: part?.scope ?? 'all',
    summerType: part === undefined || part.summerType === 'time' ? 'time' : 'count',
    summerTime: part?.summerTime ?? 0,
    summerNum: part?.summerNum ?? 100,
    botType: part?.botType ?? SUMMARY_BOT.chatGpt,
    token: part?.token ?? '',
    baseUrl: part?.baseUrl ?? '',
    botId: part?.botId ?? '',
    model: part?.model ?? '',
    prompt: part?.prompt ?? '',
    timeout: part?.timeout ?? 180,
    debug: part?.debug ?? false,
  }),
  // Some services fail on an empty address, so the default one is saved (robot contract, section 1.2).
  toPart: (form) => ({ ...form, baseUrl: form.baseUrl || (BASE_URLS[form.botType] ?? '') }),
  Fields,
  useNeeds: useSummaryNeeds,
  Beside: SummaryPreview,
  isForMembers: true,
};

/** Chat summaries, requested by keyword; for members. */
export const SummaryScreen = (props: ConfigPartScreenProps) => (
  <ConfigPartScreen {...props} definition={definition} />
);
