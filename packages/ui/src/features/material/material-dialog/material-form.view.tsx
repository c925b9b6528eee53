import type { MaterialInput } from '@chatdeck/sdk';
import { MESSAGE_CONTENT_MAX } from '@chatdeck/sdk/constants';
import { Type } from 'lucide-react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FormTextArea, FormTextField } from '../../../forms';
import { useMessages } from '../../../messages';
import { Banner } from '../../../primitives/banner/banner';
import { ChatBubble, ChatPreview } from '../../../primitives/chat-preview/chat-preview';
import { RadioCards } from '../../../primitives/radio-cards/radio-cards';
import { Columns, Stack } from '../../../primitives/stack/stack';
import { WithPreview } from '../../../primitives/with-preview/with-preview';
import { primitiveMessages } from '../../../primitives/primitives.messages';
import { materialDialogMessages } from './material-dialog.messages';

export interface MaterialFormViewProps {
  readonly form: UseFormReturn<MaterialInput, unknown, MaterialInput>;
  readonly isEdit: boolean;
  /** The server's words when it did not save. */
  readonly refusal: string | undefined;
}

/** The fields of a material beside the message that they make. */
export function MaterialFormView({ form, isEdit, refusal }: MaterialFormViewProps) {
  const t = useMessages(materialDialogMessages);
  const content = useWatch({ control: form.control, name: 'content' });
  return (
    <WithPreview
      preview={
        <ChatPreview name={t.robot} note={t.sameEverywhere}>
          <ChatBubble text={content} placeholder={t.contentPlaceholder} />
        </ChatPreview>
      }
    >
      <Stack>
        {refusal === undefined ? null : (
          <Banner tone="danger">{t.refused({ reason: refusal })}</Banner>
        )}
        <RadioCards
          label={t.type}
          items={[{ id: 'text', label: t.text, description: t.textHint, icon: Type }]}
          value="text"
          onChange={() => undefined}
          isDisabled={isEdit}
        />
        <Fields form={form} />
      </Stack>
    </WithPreview>
  );
}

function Fields({ form: { control } }: Pick<MaterialFormViewProps, 'form'>) {
  const t = useMessages(materialDialogMessages);
  const { optional } = useMessages(primitiveMessages);
  return (
    <>
      <Columns>
        <FormTextField
          control={control}
          name="name"
          label={t.name}
          placeholder={t.namePlaceholder}
          autoFocus
        />
        <FormTextField
          control={control}
          name="tag"
          label={t.tag}
          optionalLabel={optional}
          placeholder={t.tagPlaceholder}
        />
      </Columns>
      <FormTextArea
        control={control}
        name="content"
        label={t.content}
        description={t.contentHint}
        maxLength={MESSAGE_CONTENT_MAX}
        rows={7}
      />
    </>
  );
}
