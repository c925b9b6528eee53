import { Send } from 'lucide-react';
import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { lazyDialog } from '#context/lazy-part.tsx';
import type { LoadedRows } from '#context/loaded.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import type { SendTarget } from '#store/send-target.ts';
import { ListCard, ListPanel, NoMatch, usePagedSearch, type PagedSearch } from '#lists';
import type { ChatListDefinition } from './chat-list-definition';
import { ChatTable, referenced } from './chat-table';

const PAGE_SIZE = 10;

/** The matching rows, the target of the open message dialog, and the navigation to the robot. */
function useChatList<Row>(
  { useRows }: Pick<ChatListDefinition<Row>, 'useRows'>,
  initialSearch: string | undefined,
) {
  const { navigate } = useChatdeck();
  const search = usePagedSearch(PAGE_SIZE, initialSearch);
  const [target, setTarget] = useState<SendTarget>();
  const [related, setRelated] = useState<SendTarget>();
  const [isSendingToMany, setSendingToMany] = useState(false);
  return {
    list: useRows(search),
    search,
    target,
    onTargetChange: setTarget,
    related,
    onRelatedChange: setRelated,
    isSendingToMany,
    onSendingToManyChange: setSendingToMany,
    onToRobot: () => navigate({ to: 'dashboard.main' }),
  };
}

const RelatedDialog = lazyDialog(() => import('#lists/references/related-dialog.tsx'));

interface Props<Row> {
  readonly definition: ChatListDefinition<Row>;
  readonly hasHeader?: boolean | undefined;
  readonly initialSearch?: string | undefined;
}

/** Lists the groups or friends of the robot, with sending a message to any of them. */
export function ChatList<Row>(props: Props<Row>) {
  return (
    <PanelBoundary>
      <Screen {...props} />
    </PanelBoundary>
  );
}

function Screen<Row>({ definition, hasHeader = true, initialSearch }: Props<Row>) {
  const { SendDialog, MassSendDialog } = definition;
  const { target, onTargetChange, ...state } = useChatList(definition, initialSearch);
  return (
    <>
      <ChatListView
        definition={definition}
        list={state.list}
        search={state.search}
        hasHeader={hasHeader}
        onSay={(row) => onTargetChange(definition.toTarget(row))}
        onRelated={(row) => state.onRelatedChange(definition.toTarget(row))}
        onSendToMany={() => state.onSendingToManyChange(true)}
        onToRobot={state.onToRobot}
      />
      {target ? (
        <SendDialog isOpen onOpenChange={() => onTargetChange(undefined)} target={target} />
      ) : null}
      {state.related ? (
        <RelatedDialog
          target={referenced(state.related)}
          onClose={() => state.onRelatedChange(undefined)}
        />
      ) : null}
      <MassSendDialog
        isOpen={state.isSendingToMany}
        onOpenChange={state.onSendingToManyChange}
        target={definition.massTarget}
      />
    </>
  );
}

interface ChatListViewProps<Row> {
  readonly definition: ChatListDefinition<Row>;
  readonly list: LoadedRows<Row>;
  readonly search: PagedSearch;
  readonly hasHeader: boolean;
  readonly onSay: (row: Row) => void;
  readonly onRelated: (row: Row) => void;
  readonly onSendToMany: () => void;
  readonly onToRobot: () => void;
}

/** The groups or friends with their search field. */
function ChatListView<Row>(props: ChatListViewProps<Row>) {
  const { definition, list, search, hasHeader, onSay, onRelated, onSendToMany } = props;
  const t = useMessages(definition.texts);
  return (
    <ListPanel
      title={t.title}
      description={t.description}
      hasHeader={hasHeader}
      actions={
        <Button isTouch icon={Send} onPress={onSendToMany}>
          {t.sendToMany}
        </Button>
      }
      searchLabel={t.search}
      search={search}
    >
      <ListCard
        state={list}
        search={search}
        loadingLabel={t.loading}
        empty={<NoChats {...props} />}
      >
        {({ rows, isRefreshing }) => (
          <ChatTable
            definition={definition}
            rows={rows}
            isRefreshing={isRefreshing}
            onSay={onSay}
            onRelated={onRelated}
          />
        )}
      </ListCard>
    </ListPanel>
  );
}

type NoChatsProps<Row> = Pick<ChatListViewProps<Row>, 'definition' | 'search' | 'onToRobot'>;

function NoChats<Row>({ definition, search, onToRobot }: NoChatsProps<Row>) {
  const t = useMessages(definition.texts);
  const word = search.query.name;
  if (word !== undefined) {
    return (
      <NoMatch title={t.noMatch({ word })} onClear={() => search.onSearchChange('')}>
        {t.noMatchText}
      </NoMatch>
    );
  }
  return (
    <EmptyState
      icon={definition.icon}
      title={t.emptyTitle}
      actions={<Button onPress={onToRobot}>{t.toRobot}</Button>}
    >
      {t.emptyText}
    </EmptyState>
  );
}
