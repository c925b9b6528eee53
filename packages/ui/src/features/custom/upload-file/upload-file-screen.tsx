import type { FileUploadForm } from '@chatdeck/sdk';
import { fileUploadFormSchema } from '@chatdeck/sdk/rules';
import { useFormContext } from 'react-hook-form';
import { useMessages } from '#messages';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { FormSwitchRow, FormTextField } from '#forms';
import type { ConfigPartDefinition } from '#lists/part/config-part-definition.ts';
import { ConfigPartScreen, type ConfigPartScreenProps } from '#lists/part/config-part-screen.tsx';
import { StorageFields } from '../storage/storage-fields';
import { toStorageForm } from '../storage/storage.model';
import { uploadFileMessages } from './upload-file.messages';

/** The prompts that the robot uses by default (robot contract, section 1.7). */
const PROMPTS = {
  imagePrompt: '请描述这个图片上的内容',
  filePrompt: '请总结这个文件的内容',
  audioPrompt: '请识别这个语音的内容，并回复',
} as const;
const NAMES = ['imagePrompt', 'filePrompt', 'audioPrompt'] as const;

function Fields() {
  const t = useMessages(uploadFileMessages);
  const { optional } = useMessages(primitiveMessages);
  const { control } = useFormContext<FileUploadForm>();
  return (
    <>
      <FormSwitchRow control={control} name="open" label={t.open} description={t.openHint} />
      <StorageFields />
      {NAMES.map((name) => (
        <FormTextField
          key={name}
          control={control}
          name={name}
          label={t[name]}
          optionalLabel={optional}
          description={t.defaultIs({ text: PROMPTS[name] })}
        />
      ))}
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
    imagePrompt: imagePrompt || PROMPTS.imagePrompt,
    filePrompt: filePrompt || PROMPTS.filePrompt,
    audioPrompt: audioPrompt || PROMPTS.audioPrompt,
  }),
  Fields,
};

/** Where files that people send are stored, and the AI prompts about them; for accounts with that custom right. */
export const UploadFileScreen = (props: ConfigPartScreenProps) => (
  <ConfigPartScreen {...props} definition={definition} />
);
