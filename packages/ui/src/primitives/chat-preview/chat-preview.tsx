import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { Avatar } from '../avatar/avatar';
import { cx } from '../cx';
import { primitiveMessages } from '../primitives.messages';
import * as css from './chat-preview.css';

export interface ChatPreviewProps {
  /** The sender's name. */
  readonly name: string;
  readonly children: ReactNode;
  /** A muted line below the messages. */
  readonly note?: string;
}

/** Shows messages as their recipient sees them. */
export function ChatPreview({ name, children, note }: ChatPreviewProps) {
  const t = useMessages(primitiveMessages);
  return (
    <figure className={css.chat} aria-label={t.seenByOthers}>
      <span className={css.note}>{t.seenByOthers}</span>
      <div className={css.message}>
        <Avatar name={name} tone="accent" />
        {children}
      </div>
      {note ? <span className={cx(css.note, css.noteAtEnd)}>{note}</span> : null}
    </figure>
  );
}

export interface ChatBubbleProps {
  readonly text: string;
  /** Shown in the bubble while there is no text. */
  readonly placeholder: string;
}

/** A text message; line breaks are preserved. */
export const ChatBubble = ({ text, placeholder }: ChatBubbleProps) => (
  <div className={css.bubble}>
    <span className={cx(css.text, text === '' && css.waiting)}>{text || placeholder}</span>
  </div>
);
