import { useMessages } from '#messages';
import { Avatar } from '#primitives/avatar/avatar.tsx';
import { Tag } from '#primitives/badge/badge.tsx';
import { Text } from '#primitives/text/text.tsx';
import type { Chat } from '#store/chat.ts';
import * as css from './chat-cells.css';
import { chatsMessages } from './chats.messages';

/** More do not fit a row. */
const SHOWN = 2;

interface ChatNameProps {
  readonly chat: Chat;
  readonly onOpen: () => void;
}

/** The picture and the name of a group or friend; pressed to see all about it. */
export function ChatName({ chat: { name, avatar }, onOpen }: ChatNameProps) {
  const t = useMessages(chatsMessages);
  return (
    <button type="button" className={css.name} onClick={onOpen}>
      <span className={css.seen} aria-hidden="true">
        <Avatar name={name} src={avatar} />
        <Text isClipped weight="medium">
          {name}
        </Text>
      </span>
      <span className={css.said}>{t.openOf({ name })}</span>
    </button>
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
