import { CHAT_CHANGE_MAX, type ChatSort } from '@chatdeck/sdk/constants';
import { useChatdeck } from '#context/chatdeck-context.ts';
import type { Sort } from '#primitives/data-table/data-table.tsx';
import type { Chat } from '#store/chat.ts';
import { chatApi } from '#store/chat.api.ts';
import { useLiveOptions } from '#store/live/use-live.ts';
import { loadAnew } from '#store/load-anew.ts';
import { toLoadedRows } from '#store/to-loaded.ts';
import { useHostState } from '#lists/use-host-state.ts';
import { usePagedSearch } from '#lists/use-paged-search.ts';
import type {
  FilterProps,
  ListQuery,
  SearchProps,
  SelectionProps,
  SortProps,
} from '#lists/list-props.ts';
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

/** Which friends or groups are asked for. */
export interface ChatsQuery extends ListQuery {
  /** A tag of the account that they have. Default any. */
  readonly tag?: string | undefined;
  /** Default `name`. */
  readonly order?: ChatSort | undefined;
}

/** A page of the friends (`contact`) or groups (`room`) of the robot, by tag and name, followed live. */
export function useChats(kind: Chat['kind'], options: ChatsQuery = {}) {
  const { page: current = 1, pageSize = PAGE_SIZE, search, tag, order = 'name' } = options;
  const found = {
    sort: order,
    ...(search !== undefined && { name: search }),
    ...(tag !== undefined && { tag }),
  };
  // Polled without live events, since the robot sends its chats in batches.
  const answer = chatApi.useChatsQuery(
    { kind, query: { ...found, current, pageSize } },
    useLiveOptions(),
  );
  const [loadFound] = chatApi.useLazyFoundChatsQuery();
  return {
    list: toLoadedRows(answer, pageSize),
    /** Loads them anew. */
    refresh: () => loadAnew(answer),
    /** The query of all pages. */
    found,
    /** Loads all that the query has found, as far as one call can change them; undefined where that fails. */
    loadFound: async () => (await loadFound({ kind, query: found })).data?.list,
  };
}

/** A page of the robot's friends, by tag and name, followed live. */
export const useContacts = (query: ChatsQuery = {}) => useChats('contact', query);

/** A page of the robot's groups, by tag and name, followed live. */
export const useGroups = (query: ChatsQuery = {}) => useChats('room', query);

/** Which friends or groups a list shows, besides those that match its search. */
export interface ChatFilter {
  /** A tag of the account that they have. Default any. */
  readonly tag?: string | undefined;
}

export type ChatListHost = SearchProps &
  SelectionProps &
  FilterProps<ChatFilter> &
  SortProps<ChatSort>;

/** The friends or groups that match a search, what is selected among them, and the navigation to the robot. */
export function useChatList(kind: Chat['kind'], host: ChatListHost) {
  const { navigate } = useChatdeck();
  const search = usePagedSearch(PAGE_SIZE, host);
  const [order, setOrder] = useHostState<ChatSort>(host.sort, 'name', host.onSortChange);
  const known = chatApi.useChatTagsQuery(kind);
  const tags = useTagChoice(known.data?.list, search, host);
  const { page, pageSize } = search;
  const chats = useChats(kind, { page, pageSize, search: search.search, tag: tags.tag, order });
  const { list, found, loadFound } = chats;
  const selection = useSelected({
    rows: list.status === 'ready' ? list.rows : noRows,
    idOf,
    loadFound,
    most: CHAT_CHANGE_MAX,
    host,
  });
  return {
    list,
    refresh: () => {
      chats.refresh();
      loadAnew(known);
    },
    search,
    tags,
    found,
    selection,
    sort: SORTS.find(({ as }) => as === order)?.sort ?? byName,
    onSortChange: (next: Sort) => {
      setOrder(sortOf(next));
      search.onPageChange(1);
    },
    onToRobot: () => navigate({ to: 'dashboard.main' }),
  };
}

export type ChatListState = ReturnType<typeof useChatList>;
