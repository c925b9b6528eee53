import type { LogConversation } from '@chatdeck/sdk';
import { ChevronLeft } from 'lucide-react';
import { useCallback, useRef, useState, type Ref } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { cx } from '#primitives/cx.ts';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { Text } from '#primitives/text/text.tsx';
import { useHostState } from '#lists/use-host-state.ts';
import type { ListHandle, SearchProps } from '#lists/list-props.ts';
import { ConversationList } from './conversation-list';
import * as css from './log.css';
import { logMessages } from './log.messages';
import { Thread } from './thread';
import { useConversation } from './use-log';

/** Which chat of the log is open. */
export interface OpenChatProps {
  /** The `conversationId` of the open chat, if the host has it, say in its address; empty without one. */
  readonly openChat?: string | undefined;
  /**
   * Called with the chat that was opened, or with an empty text once it is closed; not for the newest one, which a wide
   * page shows until another is chosen.
   */
  readonly onOpenChatChange?: ((openChat: string) => void) | undefined;
}

/** The lists of the log, what the page of the host says about them, and their handles. */
export interface LogChatsProps {
  readonly host: SearchProps & OpenChatProps;
  readonly chats: Ref<ListHandle>;
  readonly thread: Ref<ListHandle>;
}

/** Whether list and chat are beside each other; in one column an opened chat would hide the list. */
const hasTwoColumns = (grid: Element) =>
  getComputedStyle(grid).gridTemplateColumns.trim().includes(' ');

/** The chats and the one that is open. On a wide page that is the newest, so that half of it is not empty. */
export function LogChats({ host, chats, thread }: LogChatsProps) {
  const t = useMessages(logMessages);
  const { openChat, onOpenChatChange, ...search } = host;
  const [chosen, setChosen] = useHostState(openChat, '', onOpenChatChange);
  const [newest, setNewest] = useState<LogConversation>();
  const [pressed, setPressed] = useState<LogConversation>();
  const columns = useRef<HTMLDivElement>(null);
  const openFirst = useCallback((first: LogConversation) => {
    if (columns.current && hasTwoColumns(columns.current)) setNewest((shown) => shown ?? first);
  }, []);
  const open = (chat: LogConversation) => {
    setPressed(chat);
    setChosen(chat.conversationId);
  };
  const close = () => {
    setNewest(undefined);
    if (chosen !== '') setChosen('');
  };
  const known = chosen === '' ? newest : pressed;
  const chat = chosen === '' || known?.conversationId === chosen ? known : undefined;
  const isOpen = chosen !== '' || chat !== undefined;
  return (
    <div ref={columns} className={css.columns}>
      <div className={cx(css.column, isOpen && css.behind)}>
        <ConversationList
          ref={chats}
          host={search}
          selected={chat?.conversationId ?? chosen}
          onSelect={open}
          onFirst={openFirst}
        />
      </div>
      <div className={cx(css.column, !isOpen && css.behind)}>
        {chat ? (
          <Thread key={chat.conversationId} ref={thread} conversation={chat} onClose={close} />
        ) : null}
        {chosen !== '' && !chat ? (
          <AddressedThread key={chosen} chat={chosen} thread={thread} onClose={close} />
        ) : null}
        {isOpen ? null : <Note>{t.choose}</Note>}
      </div>
    </div>
  );
}

interface AddressedThreadProps extends Pick<LogChatsProps, 'thread'> {
  readonly chat: string;
  readonly onClose: () => void;
}

/** The messages of a chat that the host opened by its id, which may be on no page of the list that is shown. */
function AddressedThread({ chat, thread, onClose }: AddressedThreadProps) {
  const t = useMessages(logMessages);
  return (
    <LoadedPart state={useConversation(chat)} label={t.conversations} rows={4}>
      {({ conversation }) =>
        conversation ? (
          <Thread ref={thread} conversation={conversation} onClose={onClose} />
        ) : (
          <GoneChat onClose={onClose} />
        )
      }
    </LoadedPart>
  );
}

function GoneChat({ onClose }: Pick<AddressedThreadProps, 'onClose'>) {
  const t = useMessages(logMessages);
  return (
    <Card>
      <div className={css.onlyNarrow}>
        <Button variant="quiet" size="sm" icon={ChevronLeft} onPress={onClose}>
          {t.back}
        </Button>
      </div>
      <Text as="p" tone="muted">
        {t.chatGone}
      </Text>
    </Card>
  );
}

const Note = ({ children }: { readonly children: string }) => (
  <Card>
    <Text as="p" tone="muted">
      {children}
    </Text>
  </Card>
);
