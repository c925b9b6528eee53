import { SearchX, Send } from 'lucide-react';
import { useRef, useState, type ForwardedRef } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import type { Chat } from '#store/chat.ts';
import type { SendTarget } from '#store/send-target.ts';
import { ListCard, NoMatch } from '#lists/list-card.tsx';
import { ListPanel } from '#lists/list-panel.tsx';
import { useListHandle } from '#lists/use-list-handle.ts';
import type { HeaderProps, ListHandle } from '#lists/list-props.ts';
import { LockedButton } from '#lists/membership/locked-button.tsx';
import { ConnectRobotFirst } from '#lists/robot/connect-robot-first.tsx';
import { useMembership } from '#lists/membership/use-membership.ts';
import { useMay } from '#lists/session/use-may.ts';
import { StillWorks } from '#lists/still-works/still-works.tsx';
import { TagFilter } from '#lists/tag-filter/tag-filter.tsx';
import { ChatBulkBar } from './chat-bulk-bar';
import type { ChatListDefinition } from './chat-list-definition';
import { ChatTable } from './chat-table';
import { ChatTools } from './chat-tools';
import { chatsMessages } from './chats.messages';
import * as css from './chat-list.css';
import { useChatList, type ChatListHost, type ChatListState } from './use-chat-list';

const ChatDrawer = lazyDialog(() => import('./chat-drawer'));

/** What the host's page says about the list. */
export type ChatListProps = HeaderProps & ChatListHost;

type Props = ChatListProps & {
  readonly definition: ChatListDefinition;
  readonly listRef?: ForwardedRef<ListHandle> | undefined;
};

/** What is open above the list. */
type Layer =
  | { readonly kind: 'none' }
  | { readonly kind: 'say' | 'chat'; readonly chat: Chat }
  | { readonly kind: 'many'; readonly targets: readonly SendTarget[] };
const none: Layer = { kind: 'none' };

/** Drafts store what is sent to, without what else is known of it. */
const toTarget = ({ kind, wxid, name }: Chat): SendTarget => ({ kind, wxid, name });

/** Lists the groups or friends of the robot, with sending a message to any of them. */
export function ChatList(props: Props) {
  return (
    <PanelBoundary>
      <Screen {...props} />
    </PanelBoundary>
  );
}

function Screen({ definition, hasHeader = true, listRef, ...host }: Props) {
  const { kind, texts } = definition;
  const t = useMessages(texts);
  const shared = useMessages(chatsMessages);
  const chats = useChatList(kind, host);
  useListHandle(listRef, chats.refresh);
  const { list, search, selection } = chats;
  const [layer, setLayer] = useState(none);
  const place = useRef<HTMLDivElement>(null);
  const tools = <ChatTools definition={definition} found={chats.found} />;
  const maySend = useMay('send');
  const { isMember } = useMembership();
  const sendToMany =
    isMember === false ? (
      <LockedButton isTouch>{t.sendToMany}</LockedButton>
    ) : (
      <Button
        isTouch
        icon={Send}
        isWaiting={maySend === undefined}
        onPress={() => setLayer({ kind: 'many', targets: [] })}
      >
        {t.sendToMany}
      </Button>
    );
  const actions = maySend === false ? null : sendToMany;
  const isEmpty =
    list.status === 'ready' &&
    list.count === 0 &&
    search.word === '' &&
    search.query.name === undefined &&
    chats.tags.tag === undefined;
  return (
    <div ref={place} className={css.place} tabIndex={-1}>
      <ListPanel
        title={t.title}
        description={t.description}
        hasHeader={hasHeader}
        actions={actions}
        searchLabel={t.search}
        search={search}
        tools={tools}
        filters={<TagFilter {...chats.tags} />}
        isBare={isEmpty || list.status === 'failed'}
      >
        <ListCard
          state={list}
          search={search}
          loadingLabel={t.loading}
          countedAs={(count) => shared.counted({ kind, count })}
          empty={<NoChats definition={definition} chats={chats} />}
        >
          {({ rows, isRefreshing }) => (
            <ChatTable
              definition={definition}
              chats={chats}
              rows={rows}
              isRefreshing={isRefreshing}
              onSay={maySend ? (chat) => setLayer({ kind: 'say', chat }) : undefined}
              onOpen={(chat) => setLayer({ kind: 'chat', chat })}
            />
          )}
        </ListCard>
        {list.status === 'failed' ? <StillWorks /> : null}
        {selection.ids.size > 0 ? (
          <ChatBulkBar
            kind={kind}
            selection={selection}
            foundCount={list.status === 'ready' ? list.count : 0}
            onSend={(chosen) => setLayer({ kind: 'many', targets: chosen.map(toTarget) })}
            onDone={() => place.current?.focus()}
          />
        ) : null}
      </ListPanel>
      <Layers
        definition={definition}
        layer={layer}
        onSay={maySend ? (chat) => setLayer({ kind: 'say', chat }) : undefined}
        onClose={() => setLayer(none)}
      />
    </div>
  );
}

interface LayersProps {
  readonly definition: ChatListDefinition;
  readonly layer: Layer;
  readonly onSay: ((chat: Chat) => void) | undefined;
  readonly onClose: () => void;
}

function Layers({ definition, layer, onSay, onClose }: LayersProps) {
  const { SendDialog, MassSendDialog, massTarget } = definition;
  switch (layer.kind) {
    case 'none':
      return null;
    case 'say':
      return <SendDialog isOpen onOpenChange={onClose} target={layer.chat} />;
    case 'chat':
      return (
        <ChatDrawer
          definition={definition}
          chat={layer.chat}
          onSay={onSay && (() => onSay(layer.chat))}
          onClose={onClose}
        />
      );
    case 'many':
      return (
        <MassSendDialog
          isOpen
          onOpenChange={onClose}
          target={massTarget}
          selection={layer.targets}
        />
      );
  }
}

interface NoChatsProps {
  readonly definition: ChatListDefinition;
  readonly chats: ChatListState;
}

function NoChats({ definition, chats: { search, tags, onToRobot } }: NoChatsProps) {
  const t = useMessages(definition.texts);
  const { clearFilters } = useMessages(chatsMessages);
  const word = search.query.name;
  if (tags.tag !== undefined) {
    const clear = () => {
      search.onSearchChange('');
      tags.onTagChange(undefined);
    };
    return (
      <EmptyState
        icon={SearchX}
        title={t.noMatch({ word: [tags.tag, word].filter(Boolean).join(' ') })}
        actions={<Button onPress={clear}>{clearFilters}</Button>}
      >
        {t.noMatchText}
      </EmptyState>
    );
  }
  if (word !== undefined) {
    return (
      <NoMatch title={t.noMatch({ word })} onClear={() => search.onSearchChange('')}>
        {t.noMatchText}
      </NoMatch>
    );
  }
  return (
    <ConnectRobotFirst icon={definition.icon}>
      <EmptyState
        icon={definition.icon}
        title={t.emptyTitle}
        actions={<Button onPress={onToRobot}>{t.toRobot}</Button>}
      >
        {t.emptyText}
      </EmptyState>
    </ConnectRobotFirst>
  );
}
