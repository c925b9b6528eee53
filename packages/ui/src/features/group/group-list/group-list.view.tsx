import type { Room } from '@chatdeck/sdk';
import { Send, UsersRound } from 'lucide-react';
import { ListCard, ListPanel, NoMatch, type PagedSearch } from '../../../lists';
import { useMessages } from '../../../messages';
import { Button } from '../../../primitives/button/button';
import { EmptyState } from '../../../primitives/empty-state/empty-state';
import type { ListState } from '../../../store/list-state';
import { groupListMessages } from './group-list.messages';
import { GroupTable } from './group-table';

export interface GroupListViewProps {
  readonly list: ListState<Room>;
  readonly search: PagedSearch;
  readonly hasHeader: boolean;
  readonly onSay: (room: Room) => void;
  readonly onSendToMany: () => void;
  readonly onToRobot: () => void;
}

/** The groups with their search. */
export function GroupListView(props: GroupListViewProps) {
  const { list, search, hasHeader, onSay, onSendToMany, onToRobot } = props;
  const t = useMessages(groupListMessages);
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
        empty={<NoGroups search={search} onToRobot={onToRobot} />}
      >
        {({ rows, isRefreshing }) => (
          <GroupTable rows={rows} isRefreshing={isRefreshing} onSay={onSay} />
        )}
      </ListCard>
    </ListPanel>
  );
}

function NoGroups({ search, onToRobot }: Pick<GroupListViewProps, 'search' | 'onToRobot'>) {
  const t = useMessages(groupListMessages);
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
      icon={UsersRound}
      title={t.emptyTitle}
      actions={<Button onPress={onToRobot}>{t.toRobot}</Button>}
    >
      {t.emptyText}
    </EmptyState>
  );
}
