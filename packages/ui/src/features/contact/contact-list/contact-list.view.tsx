import type { Friend } from '@chatdeck/sdk';
import { Send, UserRound } from 'lucide-react';
import { ListCard, ListPanel, NoMatch, type PagedSearch } from '../../../lists';
import { useMessages } from '../../../messages';
import { Button } from '../../../primitives/button/button';
import { EmptyState } from '../../../primitives/empty-state/empty-state';
import type { ListState } from '../../../store/list-state';
import { contactListMessages } from './contact-list.messages';
import { ContactTable } from './contact-table';

export interface ContactListViewProps {
  readonly list: ListState<Friend>;
  readonly search: PagedSearch;
  readonly hasHeader: boolean;
  readonly onSay: (friend: Friend) => void;
  readonly onSendToMany: () => void;
  readonly onToRobot: () => void;
}

/** The friends with their search. */
export function ContactListView(props: ContactListViewProps) {
  const { list, search, hasHeader, onSay, onSendToMany, onToRobot } = props;
  const t = useMessages(contactListMessages);
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
        empty={<NoFriends search={search} onToRobot={onToRobot} />}
      >
        {({ rows, isRefreshing }) => (
          <ContactTable rows={rows} isRefreshing={isRefreshing} onSay={onSay} />
        )}
      </ListCard>
    </ListPanel>
  );
}

function NoFriends({ search, onToRobot }: Pick<ContactListViewProps, 'search' | 'onToRobot'>) {
  const t = useMessages(contactListMessages);
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
      icon={UserRound}
      title={t.emptyTitle}
      actions={<Button onPress={onToRobot}>{t.toRobot}</Button>}
    >
      {t.emptyText}
    </EmptyState>
  );
}
