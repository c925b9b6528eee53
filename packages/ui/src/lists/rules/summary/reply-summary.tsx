import type { Reply } from '@chatdeck/sdk';
import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { AppWindow, ArrowRight, FileText, Link, Type, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { fileNameOf } from '#primitives/chat-preview/file-name.ts';
import { Icon } from '#primitives/icon/icon.tsx';
import * as css from '../screen/rule-row.css';
import { ruleSummaryMessages } from './rule-summary.messages';

const ICONS: Readonly<Record<number, LucideIcon | undefined>> = {
  [CONTENT_TYPE.text]: Type,
  [CONTENT_TYPE.file]: FileText,
  [CONTENT_TYPE.h5]: Link,
  [CONTENT_TYPE.mini]: AppWindow,
};

/** What of a message is shown. */
export type ShownReply = Pick<Reply, 'type'> &
  Partial<Pick<Reply, 'name' | 'title' | 'content' | 'url'>>;

/** The display name of a message. */
export const replyName = ({ name, title, content, url = '' }: ShownReply): string =>
  [name, title, content, fileNameOf(url), url].find((text) => text?.trim()) ?? '';

interface Props {
  readonly replies: readonly ShownReply[];
  /** The verb before the messages. Default 回复. */
  readonly verb?: string;
  readonly note?: ReactNode;
}

/** The messages that a rule sends, in order. */
export function ReplySummary({ replies, verb, note }: Props) {
  const t = useMessages(ruleSummaryMessages);
  return (
    <div className={css.answer}>
      <Icon of={ArrowRight} size={16} />
      {replies.length === 0 ? t.noReply : (verb ?? t.reply)}
      {replies.map((reply, at) => (
        <span key={at} className={css.reply} title={replyName(reply)}>
          <Icon of={ICONS[reply.type] ?? FileText} size={14} />
          <span className={css.replyName}>{replyName(reply)}</span>
        </span>
      ))}
      {note}
    </div>
  );
}
