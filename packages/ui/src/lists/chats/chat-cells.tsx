import { useMessages } from '#messages';
import { PersonAvatar } from '#primitives/avatar/person-avatar.tsx';
import { Tag } from '#primitives/badge/badge.tsx';
import type { Chat } from '#store/chat.ts';
import * as css from './chat-cells.css';
import { chatsMessages } from './chats.messages';

/** More do not fit a row. */
const SHOWN = 2;

interface ChatNameProps {
  readonly chat: Chat;
  /** What has columns of its own where there is room, and stands below the name where a table has little. */
  readonly stacked: readonly string[];
  readonly onOpen: () => void;
}

/** The picture and the name of a group or friend; pressed to see all about it. */
export function ChatName({ chat: { name, avatar, tags }, stacked, onOpen }: ChatNameProps) {
  const t = useMessages(chatsMessages);
  const facts = stacked.filter(Boolean);
  return (
    <span className={css.named}>
      <button type="button" className={css.name} title={name} onClick={onOpen}>
        <span className={css.seen} aria-hidden="true">
          <PersonAvatar name={name} src={avatar} />
          <span className={css.label}>{name}</span>
        </span>
        <span className={css.said}>{t.openOf({ name })}</span>
      </button>
      {facts.length + tags.length === 0 ? null : (
        <span className={css.stacked}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {tags.length === 0 ? null : <ChatTagList tags={tags} />}
        </span>
      )}
    </span>
  );
}

/** The first tags of a group or friend. */
export function ChatTagList({ tags }: Pick<Chat, 'tags'>) {
  return (
    <span className={css.tags}>
      {tags.slice(0, SHOWN).map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      {tags.length > SHOWN ? <span className={css.more}>{`+${tags.length - SHOWN}`}</span> : null}
    </span>
  );
}
