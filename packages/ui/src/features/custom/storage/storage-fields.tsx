import type { StorageFields as StorageForm } from '@chatdeck/sdk';
import { OSS_REGIONS, STORAGE_TYPES, textIn } from '@chatdeck/sdk/constants';
import { STORAGE_TYPE } from '@chatdeck/sdk/rules';
import { useFormContext, useWatch } from 'react-hook-form';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { Select } from '#primitives/select/select.tsx';
import { Columns } from '#primitives/stack/stack.tsx';
import { FormPasswordField, FormTextField } from '#forms/form-fields.tsx';
import { useFormField } from '#forms/use-form-field.ts';
import { FormChoice } from '#forms/form-choice.tsx';
import { storageMessages } from './storage.messages';

interface WithStorage {
  ossConfig: StorageForm;
}

/** Where files are stored, for a form with a storage: Alibaba OSS or S3 (product specification, section 9). */
export function StorageFields() {
  const t = useMessages(storageMessages);
  const { control } = useFormContext<WithStorage>();
  const type = useWatch({ control, name: 'ossConfig.type' });
  return (
    <>
      <FormChoice control={control} name="ossConfig.type" label={t.type} choices={STORAGE_TYPES} />
      {type === STORAGE_TYPE.s3 ? <S3Fields /> : <OssFields />}
    </>
  );
}

function OssFields() {
  const t = useMessages(storageMessages);
  const { optional } = useMessages(primitiveMessages);
  const { control } = useFormContext<WithStorage>();
  return (
    <>
      <Columns>
        <RegionField />
        <FormTextField control={control} name="ossConfig.bucket" label={t.bucket} />
      </Columns>
      <KeyFields id="ossConfig.aliAkId" secret="ossConfig.aliAkSecret" />
      <Columns>
        <FormTextField
          control={control}
          name="ossConfig.custom_domain"
          label={t.domain}
          optionalLabel={optional}
          description={t.domainHint}
        />
        <FormTextField
          control={control}
          name="ossConfig.custom_path"
          label={t.path}
          optionalLabel={optional}
          description={t.ossPathHint}
        />
      </Columns>
    </>
  );
}

function S3Fields() {
  const t = useMessages(storageMessages);
  const { control } = useFormContext<WithStorage>();
  return (
    <>
      <Columns>
        <FormTextField
          control={control}
          name="ossConfig.s3Endpoint"
          label={t.endpoint}
          description={t.endpointHint}
        />
        <FormTextField
          control={control}
          name="ossConfig.s3Region"
          label={t.s3Region}
          description={t.s3RegionHint}
        />
      </Columns>
      <Columns>
        <FormTextField control={control} name="ossConfig.s3Bucket" label={t.bucket} />
        <FormTextField
          control={control}
          name="ossConfig.custom_path"
          label={t.path}
          description={t.s3PathHint}
        />
      </Columns>
      <KeyFields id="ossConfig.s3AkId" secret="ossConfig.s3AkSecret" />
    </>
  );
}

interface KeyFieldsProps {
  readonly id: 'ossConfig.aliAkId' | 'ossConfig.s3AkId';
  readonly secret: 'ossConfig.aliAkSecret' | 'ossConfig.s3AkSecret';
}

function KeyFields({ id, secret }: KeyFieldsProps) {
  const t = useMessages(storageMessages);
  const { control } = useFormContext<WithStorage>();
  return (
    <Columns>
      <FormTextField control={control} name={id} label={t.keyId} />
      <FormPasswordField control={control} name={secret} label={t.keySecret} autoComplete="off" />
    </Columns>
  );
}

/** The regions that the specification lists; a stored one outside the list remains a choice. */
function RegionField() {
  const t = useMessages(storageMessages);
  const { locale } = useChatdeck();
  const { control } = useFormContext<WithStorage>();
  const { value, ...field } = useFormField(control, 'ossConfig.region');
  const known = OSS_REGIONS.map((region) => ({
    id: String(region.value),
    label: textIn(region.text, locale),
  }));
  const isKnown = value === '' || known.some(({ id }) => id === value);
  return (
    <Select
      {...field}
      label={t.region}
      placeholder={t.regionPlaceholder}
      items={isKnown ? known : [...known, { id: value, label: value }]}
      value={value === '' ? null : value}
    />
  );
}
