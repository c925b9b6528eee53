import type { CustomBotForm } from '@chatdeck/sdk';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '#messages';
import { Card } from '#primitives/card/card.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as css from '#lists/part/parameter-fields.css.ts';
import { RequestPreview, sentPairs } from '#lists/part/request-preview.tsx';
import { customBotMessages } from './custom-bot.messages';

/** What the robot sends to the service, and what it takes for an answer. */
export function CustomBotPreview() {
  const t = useMessages(customBotMessages);
  return (
    <>
      <Request />
      <Card title={t.answer}>
        <Stack gap={2}>
          <pre className={css.payload} tabIndex={0} role="group" aria-label={t.answer}>
            {JSON.stringify({ code: 200, data: [{ type: 1, content: t.answerText }] }, null, 2)}
          </pre>
          <Text as="p" size="xs" tone="muted">
            {t.answerNote}
          </Text>
        </Stack>
      </Card>
    </>
  );
}

function Request() {
  const t = useMessages(customBotMessages);
  const { control } = useFormContext<CustomBotForm>();
  const [address, scope, moreData] = useWatch({
    control,
    name: ['customUrl', 'scope', 'moreData'],
  });
  const isPrivate = scope === 'friend';
  // The names and their order are those of the plugin (robot contract, section 1.7).
  const own = {
    robotId: 'wxid_a41c09e7',
    robotName: t.robot,
    uid: 'wxid_7f2c5e1b',
    uname: t.asker,
    ualias: '',
    uweixin: '',
    roomId: isPrivate ? '' : 'r7f2c5e1b@chatroom',
    roomName: isPrivate ? '' : t.room,
    word: t.word,
  };
  return (
    <RequestPreview
      title={t.request}
      address={address}
      body={{ ...own, ...sentPairs(moreData), ...own }}
      note={t.requestNote}
    />
  );
}
