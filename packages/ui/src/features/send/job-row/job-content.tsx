import type { SendJob } from '@chatdeck/sdk';
import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { AppWindow, FileText, Image, Link, MessageSquareText } from 'lucide-react';
import { useMessages } from '#messages';
import { fileNameOf } from '#primitives/chat-preview/file-name.ts';
import { isPicture, PreviewImage } from '#primitives/chat-preview/preview-image.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as css from './job.css';
import { jobMessages } from './job.messages';

type Message = SendJob['messages'][number];

const ICONS = {
  [CONTENT_TYPE.text]: MessageSquareText,
  [CONTENT_TYPE.file]: FileText,
  [CONTENT_TYPE.h5]: Link,
  [CONTENT_TYPE.mini]: AppWindow,
} as const;

/** The text of a mass send's first message, or the name of its file; empty if it has neither. */
export function jobText({ messages: [first] }: SendJob): string {
  if (first === undefined) return '';
  if ('content' in first) return first.content;
  return 'title' in first ? first.title : fileNameOf(first.url);
}

const isImage = (message: Message) => message.type === CONTENT_TYPE.file && isPicture(message.url);

/** What a mass send says: its first picture, its first text, and how many messages there are. */
export function JobContent({ job }: { readonly job: SendJob }) {
  const t = useMessages(jobMessages);
  const { messages } = job;
  return (
    <span className={css.content}>
      <span className={css.thumb}>
        <Thumb message={messages.find(isImage) ?? messages[0]} />
      </span>
      <span className={css.said}>
        <span className={css.twoLines}>{jobText(job) || t.noText}</span>
        {messages.length > 1 ? (
          <Text size="xs" tone="muted">
            {t.moreMessages(messages.length)}
          </Text>
        ) : null}
      </span>
    </span>
  );
}

function Thumb({ message }: { readonly message: Message | undefined }) {
  if (message === undefined) return <Icon of={MessageSquareText} />;
  if (message.type === CONTENT_TYPE.file && isPicture(message.url)) {
    return <PreviewImage src={message.url} icon={Image} />;
  }
  return <Icon of={ICONS[message.type]} />;
}
