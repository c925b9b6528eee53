import type { SentReply } from '@chatdeck/sdk/simulate';
import { useMessages } from '#messages';
import { ChatBubble } from '#primitives/chat-preview/chat-preview.tsx';
import {
  FileTile,
  LinkCard,
  MiniCard,
  PictureTile,
} from '#primitives/chat-preview/message-cards.tsx';
import { fileNameOf } from '#primitives/chat-preview/file-name.ts';
import { isPicture } from '#primitives/chat-preview/preview-image.tsx';
import { questionMessages } from './question.messages';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

interface ReplyViewProps {
  readonly reply: SentReply;
  /** What the robot's library puts before a text. Default: nothing. */
  readonly mention?: string;
}

/** A reply of the robot as a chat shows it. */
export function ReplyView({ reply, mention = '' }: ReplyViewProps) {
  const t = useMessages(questionMessages);
  const { type, content = '' } = reply;
  const url = textOf(reply.url);
  const card = {
    title: textOf(reply.title),
    description: textOf(reply.description),
    thumbUrl: textOf(reply.thumbUrl),
  };
  switch (type) {
    case 1:
      return <ChatBubble text={`${mention}${content}`} placeholder="" />;
    case 2:
      return isPicture(url) ? (
        <PictureTile url={url} />
      ) : (
        <FileTile name={textOf(reply.name) || fileNameOf(url)} />
      );
    case 3:
      return <PictureTile url={url} />;
    case 4:
      return <LinkCard {...card} />;
    case 5:
      return <MiniCard {...card} iconUrl="" />;
    case 8:
      return <ChatBubble text={t.recording} placeholder="" />;
    default:
      return <ChatBubble text={t.other} placeholder="" />;
  }
}
