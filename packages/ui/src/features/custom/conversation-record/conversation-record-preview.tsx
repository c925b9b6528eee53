import type { ConversationRecordForm } from '@chatdeck/sdk';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { RequestPreview, sentPairs } from '#lists/part/request-preview.tsx';
import { storedAddress } from '../storage/storage.model';
import { conversationRecordMessages } from './conversation-record.messages';

/** What the service gets for a message, updated with the form, and the log that needs no service. */
export function ConversationRecordPreview() {
  return (
    <>
      <Sent />
      <LogInstead />
    </>
  );
}

function Sent() {
  const t = useMessages(conversationRecordMessages);
  const { control } = useFormContext<ConversationRecordForm>();
  const [address, header, moreData, hasStorage, storage] = useWatch({
    control,
    name: ['customUrl', 'header', 'moreData', 'hasStorage', 'ossConfig'],
  });
  const [seconds] = useState(() => Math.floor(Date.now() / 1_000));
  // The names, their order and the spelling of the first are those of the plugin (robot contract, section 1.7).
  const own = {
    conversionId: 'r7f2c5e1b@chatroom',
    conversionName: t.room,
    isRoom: true,
    chatName: t.asker,
    chatId: 'wxid_7f2c5e1b',
    chatAlias: '',
    chatUserWeixin: '',
    isMyself: false,
    isMention: false,
    time: seconds,
    type: '文字',
    content: t.word,
  };
  return (
    <RequestPreview
      title={t.sent}
      address={address}
      headers={header}
      body={{
        robotInfo: { wxid: 'wxid_a41c09e7', name: t.robot },
        message: { ...own, ...sentPairs(moreData), ...own },
      }}
      note={
        hasStorage
          ? `${t.sentNote} ${t.asFile({ address: storedAddress(storage, 'photo.jpg') })}`
          : t.sentNote
      }
    />
  );
}

function LogInstead() {
  const t = useMessages(conversationRecordMessages);
  const { navigate } = useChatdeck();
  return (
    <Card title={t.log}>
      <Stack gap={3}>
        <Text as="p" tone="second">
          {t.logText}
        </Text>
        <div>
          <Button isTouch onPress={() => navigate({ to: 'wechat.log' })}>
            {t.openLog}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
