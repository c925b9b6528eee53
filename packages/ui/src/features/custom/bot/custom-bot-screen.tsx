import type { CustomBotForm } from '@chatdeck/sdk';
import { customBotFormSchema } from '@chatdeck/sdk/rules';
import { useFormContext } from 'react-hook-form';
import { useMessages } from '#messages';
import { FormSwitchRow, FormTextField } from '#forms/form-fields.tsx';
import type { ConfigPartDefinition } from '#lists/part/config-part-definition.ts';
import { ConfigPartScreen, type ConfigPartScreenProps } from '#lists/part/config-part-screen.tsx';
import { configPartMessages } from '#lists/part/config-part.messages.ts';
import type { Need } from '#lists/part/need.ts';
import { PairFields } from '#lists/part/pair-fields.tsx';
import { PartSection } from '#lists/part/part-section.tsx';
import { TimeoutField, toPairForm, WhereFields } from '#lists/part/request-fields.tsx';
import { useAddressNeed } from '#lists/part/use-needs.tsx';
import { AnswerOrder } from './answer-order';
import { CustomBotPreview } from './custom-bot-preview';
import { customBotMessages } from './custom-bot.messages';

function Fields() {
  const t = useMessages(customBotMessages);
  const shared = useMessages(configPartMessages);
  const { control } = useFormContext<CustomBotForm>();
  return (
    <>
      <PartSection title={t.service} hint={t.serviceHint}>
        <FormSwitchRow control={control} name="open" label={t.open} description={t.openHint} />
        <FormTextField
          control={control}
          name="customUrl"
          label={t.address}
          type="url"
          inputMode="url"
          placeholder="https://"
        />
        <TimeoutField />
      </PartSection>
      <PartSection title={t.where} hint={t.whereHint}>
        <WhereFields />
      </PartSection>
      <PartSection title={t.more} hint={t.moreHint}>
        <PairFields name="moreData" label={shared.moreData} emptyText={shared.moreDataHint} />
      </PartSection>
      <PartSection title={t.turn} hint={t.turnText}>
        <AnswerOrder />
      </PartSection>
    </>
  );
}

function useCustomBotNeeds(): readonly Need[] {
  const t = useMessages(customBotMessages);
  const address = useAddressNeed(t.address);
  return [address, { label: t.reachable, isMet: undefined, note: t.reachableHint }];
}

const definition: ConfigPartDefinition<'customBot', CustomBotForm> = {
  name: 'customBot',
  texts: customBotMessages,
  schema: customBotFormSchema,
  toForm: (part) => ({
    open: part?.open ?? false,
    customUrl: part?.customUrl ?? '',
    timeout: part?.timeout ?? 60,
    needAt: part?.needAt ?? 1,
    scope: part?.scope ?? 'all',
    moreData: toPairForm(part?.moreData),
  }),
  toPart: (form) => form,
  Fields,
  useNeeds: useCustomBotNeeds,
  Beside: CustomBotPreview,
};

/** A custom service that replies when no rule matches; for accounts with that custom right. */
export const CustomBotScreen = (props: ConfigPartScreenProps) => (
  <ConfigPartScreen {...props} definition={definition} />
);
