import type { Message } from '@chatdeck/sdk';
import { MESSAGE_CONTENT_MAX } from '@chatdeck/sdk/constants';
import { AppWindow, Type } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { FormTextArea } from '../../../forms';
import { useMessages } from '../../../messages';
import { RadioCards } from '../../../primitives/radio-cards/radio-cards';
import { Stack } from '../../../primitives/stack/stack';
import { sendMessageMessages } from './send-message-dialog.messages';

interface MessageFormViewProps {
  readonly form: UseFormReturn<Message, unknown, Message>;
}

/** A message that is written here. A mini program is listed and cannot be sent (section 9). */
export function MessageFormView({ form: { control } }: MessageFormViewProps) {
  const t = useMessages(sendMessageMessages);
  return (
    <Stack>
      <RadioCards
        label={t.type}
        items={[
          { id: 'text', label: t.text, description: t.textHint, icon: Type },
          {
            id: 'mini',
            label: t.mini,
            description: t.miniHint,
            icon: AppWindow,
            isDisabled: true,
          },
        ]}
        value="text"
        onChange={() => undefined}
      />
      <FormTextArea
        control={control}
        name="content"
        label={t.content}
        description={t.contentHint}
        maxLength={MESSAGE_CONTENT_MAX}
        rows={6}
        autoFocus
      />
    </Stack>
  );
}
