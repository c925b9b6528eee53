import { Send } from 'lucide-react';
import type { LoadedRows } from '#context/loaded.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { ListCard, ListPanel, NoMatch, type PagedSearch } from '#lists';
import type { ChatListDefinition } from './chat-list-definition';
import { ChatTable } from './chat-table';

interface Props<Row> {
  readonly definition: ChatListDefinition<Row>;
  readonly list: LoadedRows<Row>;
  readonly search: PagedSearch;
  readonly hasHeader: boolean;
  readonly onSay: (row: Row) => void;
  readonly onRelated: (row: Row) => void;
  readonly onSendToMany: () => void;
  readonly onToRobot: () => void;
}

/** Groups or friends with their search. */
export function ChatListView<Row>(props: Props<Row>) {
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

type NoChatsProps<Row> = Pick<Props<Row>, 'definition' | 'search' | 'onToRobot'>;

function NoChats<Row>({ definition, search, onToRobot }: NoChatsProps<Row>) {
  const t = useMessages(definition.texts);
  const word = search.query.name;
  if (word !== undefined) {
    return (
      <NoMatch title={t.noMatch({ word })} onClear={() => search.onWordChange('')}>
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
