import { CHAT_CHANGE_MAX, type ChatSort } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import type { Sort } from '#primitives/data-table/data-table.tsx';
import type { Chat } from '#store/chat.ts';
import { chatApi } from '#store/chat.api.ts';
import { useLiveOptions } from '#store/live/use-live.ts';
import { toLoadedRows } from '#store/to-loaded.ts';
import { usePagedSearch } from '#lists';
import { useSelected } from '#lists/selection/use-selected.ts';
import { useTagChoice } from '#lists/tag-filter/use-tag-choice.ts';

const PAGE_SIZE = 10;

/** The columns that a list can be sorted by; the server does it. */
export const SORTED = { name: 'name', members: 'members' } as const;

const SORTS: readonly { readonly sort: Sort; readonly as: ChatSort }[] = [
  { sort: { column: SORTED.name, direction: 'ascending' }, as: 'name' },
  { sort: { column: SORTED.name, direction: 'descending' }, as: 'nameDown' },
  { sort: { column: SORTED.members, direction: 'ascending' }, as: 'members' },
  { sort: { column: SORTED.members, direction: 'descending' }, as: 'membersDown' },
];
const byName: Sort = { column: SORTED.name, direction: 'ascending' };
const sortOf = ({ column, direction }: Sort): ChatSort =>
  SORTS.find(({ sort }) => sort.column === column && sort.direction === direction)?.as ?? 'name';

const idOf = ({ wxid }: Chat) => wxid;
const noRows: readonly never[] = [];

/** The friends or groups that match a search, what is selected among them, and the navigation to the robot. */
export function useChatList(kind: Chat['kind'], initialSearch: string | undefined) {
  const { navigate } = useChatdeck();
  const search = usePagedSearch(PAGE_SIZE, initialSearch);
  const [sort, setSort] = useState(byName);
  const known = chatApi.useChatTagsQuery(kind);
  const tags = useTagChoice(known.data?.list, search.onPageChange);
  const { name, current, pageSize } = search.query;
  const found = {
    sort: sortOf(sort),
    ...(name !== undefined && { name }),
    ...(tags.tag !== undefined && { tag: tags.tag }),
  };
  // Polled without live events, since the robot sends its chats in batches.
  const query = { kind, query: { ...found, current, pageSize } };
  const list = toLoadedRows(chatApi.useChatsQuery(query, useLiveOptions()), pageSize);
  const [loadFound] = chatApi.useLazyFoundChatsQuery();
  const selection = useSelected({
    rows: list.status === 'ready' ? list.rows : noRows,
    idOf,
    loadFound: async () => (await loadFound({ kind, query: found })).data?.list,
    most: CHAT_CHANGE_MAX,
  });
  return {
    list,
    search,
    tags,
    /** The query of all pages. */
    found,
    selection,
    sort,
    onSortChange: (next: Sort) => {
      setSort(next);
      search.onPageChange(1);
    },
    onToRobot: () => navigate({ to: 'dashboard.main' }),
  };
}

export type ChatListState = ReturnType<typeof useChatList>;
