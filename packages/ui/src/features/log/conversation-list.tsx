import type { LogConversation } from '@chatdeck/sdk';
import { forwardRef, useEffect } from 'react';
import { Button } from 'react-aria-components/Button';
import { MINUTE_MS, useNow } from '#context/use-now.ts';
import { useMessages } from '#messages';
import { PersonAvatar } from '#primitives/avatar/person-avatar.tsx';
import { SearchField } from '#primitives/search-field/search-field.tsx';
import { Text } from '#primitives/text/text.tsx';
import { ListCard, NoMatch } from '#lists/list-card.tsx';
import { useListHandle } from '#lists/use-list-handle.ts';
import { usePagedSearch } from '#lists/use-paged-search.ts';
import type { ListHandle, SearchProps } from '#lists/list-props.ts';
import * as css from './log.css';
import { logMessages } from './log.messages';
import { clockOf, dayOf } from './log.model';
import { CONVERSATIONS_PAGE, useConversations } from './use-log';

interface Props {
  /** What the host's page says about the list. */
  readonly host: SearchProps;
  readonly selected: string | undefined;
  readonly onSelect: (conversation: LogConversation) => void;
  /** Called with the first chat of the list, and again whenever it is another one. */
  readonly onFirst: (conversation: LogConversation) => void;
}

/** The chats of the log with their newest message, and a search. */
export const ConversationList = forwardRef<ListHandle, Props>(function ConversationList(
  { host, selected, onSelect, onFirst },
  ref,
) {
  const t = useMessages(logMessages);
  const search = usePagedSearch(CONVERSATIONS_PAGE, host);
  const { list: state, refresh } = useConversations(search);
  useListHandle(ref, refresh);
  const today = dayOf(useNow(MINUTE_MS).toISOString());
  const first = state.status === 'ready' ? state.rows[0] : undefined;
  useEffect(() => {
    if (first) onFirst(first);
  }, [first, onFirst]);
  return (
    <>
      <SearchField label={t.search} value={search.word} onChange={search.onSearchChange} />
      <ListCard
        state={state}
        search={search}
        loadingLabel={t.conversations}
        countedAs={t.counted}
        empty={
          <NoMatch
            title={t.noMatch({ text: search.word })}
            onClear={() => search.onSearchChange('')}
          >
            {t.noMatchText}
          </NoMatch>
        }
      >
        {({ rows }) => (
          <ul className={css.chats} aria-label={t.conversations}>
            {rows.map((chat) => (
              <li key={chat.conversationId}>
                <Chat
                  chat={chat}
                  isToday={dayOf(chat.lastAt) === today}
                  isSelected={chat.conversationId === selected}
                  onPress={() => onSelect(chat)}
                />
              </li>
            ))}
          </ul>
        )}
      </ListCard>
    </>
  );
});

interface ChatProps {
  readonly chat: LogConversation;
  /** Whether its newest message is of today. */
  readonly isToday: boolean;
  readonly isSelected: boolean;
  readonly onPress: () => void;
}

function Chat({ chat, isToday, isSelected, onPress }: ChatProps) {
  const t = useMessages(logMessages);
  const { name, lastAt, lastText, lastIsSelf, count } = chat;
  return (
    <Button className={css.chat} aria-pressed={isSelected} onPress={onPress}>
      <PersonAvatar name={name} />
      <span className={css.chatText}>
        <span className={css.chatName} title={name}>
          {name}
        </span>
        <Text size="xs" tone="muted" isClipped>
          {lastIsSelf ? t.self({ text: lastText }) : lastText}
        </Text>
      </span>
      <span className={css.chatMeta}>
        <Text size="xs" tone="muted" isTabular>
          {isToday ? clockOf(lastAt) : dayOf(lastAt).slice(5)}
        </Text>
        <Text size="xs" tone="muted" isTabular>
          {t.total(count)}
        </Text>
      </span>
    </Button>
  );
}
