import type { FileUploadForm } from '@chatdeck/sdk';
import { fileUploadFormSchema } from '@chatdeck/sdk/rules';
import { useFormContext, useWatch } from 'react-hook-form';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import type { Need, PageConfig } from '#lists/part/need.ts';
import { uploadFileMessages } from './upload-file.messages';

/** What is needed before somebody who sends a file gets an answer: a place for it, and an AI that reads it. */
export function useUploadNeeds({ saved }: PageConfig): readonly Need[] {
  const t = useMessages(uploadFileMessages);
  const { navigate } = useChatdeck();
  const { control } = useFormContext<FileUploadForm>();
  const ossConfig = useWatch({ control, name: 'ossConfig' });
  const prompts = { imagePrompt: '', filePrompt: '', audioPrompt: '' };
  // The rule of the form, for what it is about alone.
  const isComplete = fileUploadFormSchema.safeParse({ open: true, ossConfig, ...prompts }).success;
  const isAnswering = saved?.stored['autoReply'] === true;
  return [
    { label: t.place, isMet: isComplete, note: isComplete ? undefined : t.placeHint },
    {
      label: t.ai,
      isMet: isAnswering || undefined,
      note: isAnswering ? t.aiOn : t.aiOff,
      action: (
        <Button
          size="sm"
          onPress={() => navigate({ to: 'wechat.index', query: { field: 'autoReply' } })}
        >
          {t.openSettings}
        </Button>
      ),
    },
  ];
}
