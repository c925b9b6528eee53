import type { FileUploadForm } from '@chatdeck/sdk';
import { fileUploadFormSchema } from '@chatdeck/sdk/rules';
import { useFormContext } from 'react-hook-form';
import { useMessages } from '#messages';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { FormSwitchRow, FormTextField } from '#forms/form-fields.tsx';
import type { ConfigPartDefinition } from '#lists/part/config-part-definition.ts';
import { ConfigPartScreen, type ConfigPartScreenProps } from '#lists/part/config-part-screen.tsx';
import { PartSection } from '#lists/part/part-section.tsx';
import { StorageFields } from '../storage/storage-fields';
import { toStorageForm } from '../storage/storage.model';
import { UploadFilePreview } from './upload-file-preview';
import { DEFAULT_PROMPTS, PROMPT_NAMES } from './upload-file.constants';
import { uploadFileMessages } from './upload-file.messages';
import { useUploadNeeds } from './use-upload-needs';

function Fields() {
  const t = useMessages(uploadFileMessages);
  const { optional } = useMessages(primitiveMessages);
  const { control } = useFormContext<FileUploadForm>();
  return (
    <>
      <PartSection title={t.files} hint={t.filesHint}>
        <FormSwitchRow control={control} name="open" label={t.open} description={t.openHint} />
      </PartSection>
      <PartSection title={t.storage} hint={t.storageHint}>
        <StorageFields />
      </PartSection>
      <PartSection title={t.prompts} hint={t.promptsHint}>
        {PROMPT_NAMES.map((name) => (
          <FormTextField
            key={name}
            control={control}
            name={name}
            label={t[name]}
            optionalLabel={optional}
            description={t.defaultIs({ text: DEFAULT_PROMPTS[name] })}
          />
        ))}
      </PartSection>
    </>
  );
}

const definition: ConfigPartDefinition<'uploadFileConfig', FileUploadForm> = {
  name: 'uploadFileConfig',
  texts: uploadFileMessages,
  schema: fileUploadFormSchema,
  toForm: (part) => ({
    open: part?.open ?? false,
    imagePrompt: part?.imagePrompt ?? '',
    filePrompt: part?.filePrompt ?? '',
    audioPrompt: part?.audioPrompt ?? '',
    ossConfig: toStorageForm(part?.ossConfig),
  }),
  // The robot would send an empty prompt as it is; it uses its default only if the field is missing.
  toPart: ({ imagePrompt, filePrompt, audioPrompt, ...form }) => ({
    ...form,
    imagePrompt: imagePrompt || DEFAULT_PROMPTS.imagePrompt,
    filePrompt: filePrompt || DEFAULT_PROMPTS.filePrompt,
    audioPrompt: audioPrompt || DEFAULT_PROMPTS.audioPrompt,
  }),
  Fields,
  useNeeds: useUploadNeeds,
  Beside: UploadFilePreview,
};

/** Where files that people send are stored, and the AI prompts about them; for accounts with that custom right. */
export const UploadFileScreen = (props: ConfigPartScreenProps) => (
  <ConfigPartScreen {...props} definition={definition} />
);
