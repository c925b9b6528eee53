import type { ConversationRecordForm } from '@chatdeck/sdk';
import { conversationRecordFormSchema } from '@chatdeck/sdk/rules';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '#messages';
import { FormSwitchRow, FormTextField } from '#forms/form-fields.tsx';
import type { ConfigPartDefinition } from '#lists/part/config-part-definition.ts';
import { ConfigPartScreen, type ConfigPartScreenProps } from '#lists/part/config-part-screen.tsx';
import { configPartMessages } from '#lists/part/config-part.messages.ts';
import type { Need } from '#lists/part/need.ts';
import { PairFields } from '#lists/part/pair-fields.tsx';
import { PartSection } from '#lists/part/part-section.tsx';
import { TimeoutField, toPairForm } from '#lists/part/request-fields.tsx';
import { useAddressNeed, useMemberNeed } from '#lists/part/use-needs.tsx';
import { StorageFields } from '../storage/storage-fields';
import { toStorageForm } from '../storage/storage.model';
import { ConversationRecordPreview } from './conversation-record-preview';
import { conversationRecordMessages } from './conversation-record.messages';

function Fields() {
  const t = useMessages(conversationRecordMessages);
  const shared = useMessages(configPartMessages);
  const { control } = useFormContext<ConversationRecordForm>();
  const hasStorage = useWatch({ control, name: 'hasStorage' });
  return (
    <>
      <PartSection title={t.push} hint={t.pushHint}>
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
      <PartSection title={t.request} hint={t.requestHint}>
        <PairFields name="header" label={shared.header} emptyText={shared.headerHint} />
        <PairFields name="moreData" label={shared.moreData} emptyText={shared.moreDataHint} />
      </PartSection>
      <PartSection title={t.files} hint={t.filesHint}>
        <FormSwitchRow
          control={control}
          name="hasStorage"
          label={t.storage}
          description={t.storageHint}
        />
        {hasStorage ? <StorageFields /> : null}
      </PartSection>
      <PartSection title={t.trouble} hint={t.troubleHint}>
        <FormSwitchRow control={control} name="debug" label={t.debug} description={t.debugHint} />
      </PartSection>
    </>
  );
}

function useRecordNeeds(): readonly Need[] {
  const t = useMessages(conversationRecordMessages);
  const membership = useMemberNeed();
  const address = useAddressNeed(t.address);
  return [membership, address, { label: t.plugin, isMet: undefined, note: t.pluginHint }];
}

const definition: ConfigPartDefinition<'conversationRecord', ConversationRecordForm> = {
  name: 'conversationRecord',
  texts: conversationRecordMessages,
  schema: conversationRecordFormSchema,
  toForm: (part) => ({
    open: part?.open ?? false,
    customUrl: part?.customUrl ?? '',
    timeout: part?.timeout ?? 180,
    header: toPairForm(part?.header),
    moreData: toPairForm(part?.moreData),
    debug: part?.debug ?? false,
    hasStorage: Boolean(part?.ossConfig),
    ossConfig: toStorageForm(part?.ossConfig),
  }),
  toPart: ({ hasStorage, ossConfig, ...form }) => ({
    ...form,
    ossConfig: hasStorage ? ossConfig : null,
  }),
  Fields,
  useNeeds: useRecordNeeds,
  Beside: ConversationRecordPreview,
};

/** Where the robot reports every message; for accounts with that custom right. */
export const ConversationRecordScreen = (props: ConfigPartScreenProps) => (
  <ConfigPartScreen {...props} definition={definition} />
);
