import type { MessageForm } from '@chatdeck/sdk';
import {
  CONTENT_TYPE,
  CONTENT_TYPE_TEXT,
  MESSAGE_CONTENT_MAX,
  UPLOAD_CONTEXTS,
  type ContentType,
} from '@chatdeck/sdk/constants';
import { AppWindow, FileText, Link, Type } from 'lucide-react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FormTextArea, FormTextField } from '../../../forms';
import { useMessages } from '../../../messages';
import { RadioCards } from '../../../primitives/radio-cards/radio-cards';
import { Stack } from '../../../primitives/stack/stack';
import { useChatdeck } from '../../../provider/chatdeck-context';
import { FormUploadField } from '../../upload';
import { sendMessageMessages } from './send-message-dialog.messages';
import type { MessageDraft } from './send-message-dialog.model';

interface MessageFormViewProps {
  readonly form: UseFormReturn<MessageDraft, unknown, MessageForm>;
  readonly onTypeChange: (type: ContentType) => void;
}

const TYPES = Object.values(CONTENT_TYPE);
const MEBIBYTE = 1024 * 1024;
const ICONS = {
  [CONTENT_TYPE.text]: Type,
  [CONTENT_TYPE.file]: FileText,
  [CONTENT_TYPE.h5]: Link,
  [CONTENT_TYPE.mini]: AppWindow,
} as const;

/** A message that is written here. A mini program is listed and cannot be sent (section 9). */
export function MessageFormView({ form, onTypeChange }: MessageFormViewProps) {
  const t = useMessages(sendMessageMessages);
  const { locale } = useChatdeck();
  const type = useWatch({ control: form.control, name: 'type' });
  const hints = {
    [CONTENT_TYPE.text]: t.textHint,
    [CONTENT_TYPE.file]: t.fileHint({ megabytes: UPLOAD_CONTEXTS.send.belowBytes / MEBIBYTE }),
    [CONTENT_TYPE.h5]: t.linkHint,
    [CONTENT_TYPE.mini]: t.miniHint,
  };
  return (
    <Stack>
      <RadioCards
        label={t.type}
        items={TYPES.map((value) => ({
          id: String(value),
          label: CONTENT_TYPE_TEXT[value][locale],
          description: hints[value],
          icon: ICONS[value],
          isDisabled: value === CONTENT_TYPE.mini,
        }))}
        value={String(type)}
        onChange={(id) => {
          const chosen = TYPES.find((value) => String(value) === id);
          if (chosen !== undefined) onTypeChange(chosen);
        }}
      />
      <TypeFields key={type} type={type} form={form} />
    </Stack>
  );
}

interface TypeFieldsProps extends Pick<MessageFormViewProps, 'form'> {
  readonly type: ContentType;
}

function TypeFields({ type, form: { control } }: TypeFieldsProps) {
  const t = useMessages(sendMessageMessages);
  if (type === CONTENT_TYPE.file) {
    return (
      <FormUploadField control={control} name="url" label={t.file} kind="file" context="send" />
    );
  }
  if (type === CONTENT_TYPE.h5) {
    return (
      <>
        <FormTextField control={control} name="url" label={t.url} inputMode="url" />
        <FormTextField control={control} name="title" label={t.cardTitle} />
        <FormTextField control={control} name="description" label={t.cardText} />
        <FormUploadField
          control={control}
          name="thumbUrl"
          label={t.thumbnail}
          kind="thumbnail"
          context="send"
        />
      </>
    );
  }
  return (
    <FormTextArea
      control={control}
      name="content"
      label={t.content}
      description={t.contentHint}
      maxLength={MESSAGE_CONTENT_MAX}
      rows={6}
      autoFocus
    />
  );
}
