import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { useMessages } from '#messages';
import { ChatPreview } from '#primitives/chat-preview/chat-preview.tsx';
import {
  MessagePreview,
  type PreviewedMessage,
} from '#primitives/chat-preview/message-preview.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { massSendMessages } from './mass-send.messages';
import type { MassSendSetup } from './use-mass-send-setup';

type Setup = Pick<MassSendSetup, 'choice' | 'draft'>;
const blank: readonly PreviewedMessage[] = [{ type: CONTENT_TYPE.text }];

/** A preview of all the messages in order. */
export function MessagesPreview({ setup: { choice, draft } }: { readonly setup: Setup }) {
  const t = useMessages(massSendMessages);
  const picked = choice.materials.length > 0 ? choice.materials : blank;
  const shown: readonly PreviewedMessage[] = choice.source === 'pick' ? picked : [draft];
  return (
    <ChatPreview name={t.robot}>
      <Stack gap={2}>
        {shown.map((message, at) => (
          <MessagePreview key={at} message={message} />
        ))}
      </Stack>
    </ChatPreview>
  );
}
