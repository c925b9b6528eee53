import type { MessageForm } from '@chatdeck/sdk';
import { CONTENT_TYPE, MESSAGE_CONTENT_MAX, type ContentType } from '@chatdeck/sdk/constants';
import { ruleText } from '@chatdeck/sdk/texts';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FormTextArea, FormTextField } from '../../../forms';
import { useMessages } from '../../../messages';
import { Stack } from '../../../primitives/stack/stack';
import { useChatdeck } from '../../../provider/chatdeck-context';
import { ContentTypeCards } from '../../material/content-type/content-type-cards';
import { FormUploadField } from '../../upload';
import { megabytesBelow } from '../../upload/megabytes-below';
import { messageFormMessages } from './message-form.messages';
import type { MessageDraft } from './message-form.model';

export interface MessageFormViewProps {
  readonly form: UseFormReturn<MessageDraft, unknown, MessageForm>;
  readonly onTypeChange: (type: ContentType) => void;
  /** A group notice is text: the other types are listed and cannot be chosen. Default false. */
  readonly isTextOnly?: boolean;
}

const ONLY_MINI = [CONTENT_TYPE.mini];
const NOT_TEXT = [CONTENT_TYPE.file, CONTENT_TYPE.h5, CONTENT_TYPE.mini];

/** A message that is written here. A mini program is listed and cannot be sent (product specification, section 9). */
export function MessageFormView(props: MessageFormViewProps) {
  const { form, onTypeChange, isTextOnly = false } = props;
  const t = useMessages(messageFormMessages);
  const { locale } = useChatdeck();
  const type = useWatch({ control: form.control, name: 'type' });
  const notText = isTextOnly ? ruleText('send.notice.text', locale) : undefined;
  const megabytes = megabytesBelow('send');
  return (
    <Stack>
      <ContentTypeCards
        label={t.type}
        hints={{
          [CONTENT_TYPE.text]: t.textHint,
          [CONTENT_TYPE.file]: notText ?? t.fileHint({ megabytes }),
          [CONTENT_TYPE.h5]: notText ?? t.linkHint,
          [CONTENT_TYPE.mini]: notText ?? t.notHere,
        }}
        value={type}
        onChange={onTypeChange}
        disabledTypes={isTextOnly ? NOT_TEXT : ONLY_MINI}
      />
      <TypeFields key={type} type={type} form={form} />
    </Stack>
  );
}

interface TypeFieldsProps extends Pick<MessageFormViewProps, 'form'> {
  readonly type: ContentType;
}

function TypeFields({ type, form: { control } }: TypeFieldsProps) {
  const t = useMessages(messageFormMessages);
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
