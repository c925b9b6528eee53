import type { SummaryForm } from '@chatdeck/sdk';
import { SUMMARY_WINDOWS, textIn } from '@chatdeck/sdk/constants';
import { SUMMARY_BOT } from '@chatdeck/sdk/plain-rules';
import { useFormContext, useWatch } from 'react-hook-form';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Avatar } from '#primitives/avatar/avatar.tsx';
import { PersonAvatar } from '#primitives/avatar/person-avatar.tsx';
import { Card } from '#primitives/card/card.tsx';
import { ChatBubble } from '#primitives/chat-preview/chat-preview.tsx';
import * as chatCss from '#primitives/chat-preview/chat-preview.css.ts';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as css from '#lists/part/parameter-fields.css.ts';
import { summaryMessages } from './summary.messages';

/** How the robot writes a message of the record to the AI (robot plugin, `summerChat`). */
const RECORDED = `对话时间:2026-05-20 09:12:30:
用户昵称:许老师:
对话内容:周五的共读改到七点
`;

/** What a chat sees of a summary, and what the AI is given for it; updated with the form. */
export function SummaryPreview() {
  return (
    <>
      <SeenInChat />
      <GivenToAi />
    </>
  );
}

function SeenInChat() {
  const t = useMessages(summaryMessages);
  const { control } = useFormContext<SummaryForm>();
  const [keywords, scope, needAt] = useWatch({ control, name: ['keywords', 'scope', 'needAt'] });
  const amount = useAmount();
  const isPrivate = scope === 'friend';
  const mention = !isPrivate && needAt === 1 ? `@${t.robot} ` : '';
  const [keyword = ''] = keywords;
  const title = isPrivate ? t.previewPrivate : t.preview;
  return (
    <Card title={title}>
      <figure className={chatCss.chat} aria-label={title}>
        <div className={chatCss.message}>
          <PersonAvatar name={t.asker} />
          <ChatBubble text={keyword && `${mention}${keyword}`} placeholder={t.noKeyword} />
        </div>
        {keyword === '' ? null : (
          <div className={chatCss.message}>
            <Avatar name={t.robot} tone="accent" />
            <ChatBubble text="" placeholder={t.answer({ amount })} />
          </div>
        )}
      </figure>
    </Card>
  );
}

/** The amount that is summarised, inside of a sentence. */
function useAmount(): string {
  const t = useMessages(summaryMessages);
  const { locale } = useChatdeck();
  const { control } = useFormContext<SummaryForm>();
  const [mode, hours, count] = useWatch({
    control,
    name: ['summerType', 'summerTime', 'summerNum'],
  });
  if (mode !== 'time') return t.lastCount({ count });
  if (hours === 0) return t.today;
  const known = SUMMARY_WINDOWS.find(({ value }) => value === hours);
  return t.latest({ text: textIn(known?.text, locale) ?? `${hours} h` });
}

function GivenToAi() {
  const t = useMessages(summaryMessages);
  const { control } = useFormContext<SummaryForm>();
  const [botType, prompt] = useWatch({ control, name: ['botType', 'prompt'] });
  const own = botType === SUMMARY_BOT.chatGpt ? prompt.trim() : '';
  return (
    <Card title={t.received}>
      <Stack gap={2}>
        <pre className={css.payload} tabIndex={0} role="group" aria-label={t.received}>
          {[own, RECORDED].filter((text) => text !== '').join('\n\n')}
        </pre>
        <Text as="p" size="xs" tone="muted">
          {t.receivedNote}
        </Text>
      </Stack>
    </Card>
  );
}
