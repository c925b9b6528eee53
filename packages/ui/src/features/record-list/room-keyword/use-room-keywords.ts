import type { RoomKeyword } from '@chatdeck/sdk';
import type { RoomKeywordInput } from '@chatdeck/sdk/rules';
import type { PagedSearch } from '../../../lists';
import { useMessages } from '../../../messages';
import { useChatdeck } from '../../../provider/chatdeck-context';
import { thrownToError } from '../../../store/call-error';
import { customApi } from '../../../store/custom.api';
import type { ListState } from '../../../store/list-state';
import { toPageState } from '../../../store/page-state';
import { ruleListMessages } from '../../rule-list/screen/rule-list.messages';
import { failureOf } from '../list/failure-of';
import type { Records } from '../list/record-list-definition';
import { readRoomKeywords } from './read-room-keywords';
import { findRows, placeOf, type KeywordAt, type RoomKeywordPart } from './room-keyword.model';

type Change = (rows: readonly RoomKeyword[], at: number) => RoomKeywordInput[];

/** One list of the custom config. A save replaces the whole list, so each change is made on what is stored now. */
export function useRoomKeywords(
  part: RoomKeywordPart,
  { query: { name }, page, pageSize }: PagedSearch,
): Records<KeywordAt, RoomKeywordInput> {
  const t = useMessages(ruleListMessages);
  const { notify } = useChatdeck();
  const config = customApi.useCustomConfigQuery();
  const [load] = customApi.useLazyCustomConfigQuery();
  const [send] = customApi.useSaveCustomConfigMutation();
  const { error, isStale, retry } = toPageState([config]);
  const toList = (): ListState<KeywordAt> => {
    if (!config.data) return error ? { status: 'failed', error, retry } : { status: 'loading' };
    const found = findRows(readRoomKeywords(config.data, part), name);
    const first = Math.min(page, Math.max(Math.ceil(found.length / pageSize), 1));
    const rows = found.slice((first - 1) * pageSize, first * pageSize);
    const { isFetching: isRefreshing } = config;
    return { status: 'ready', rows, count: found.length, isStale, isRefreshing, retry };
  };
  const change = async (edited: KeywordAt | undefined, make: Change) => {
    const latest = await load();
    if (!latest.data) return failureOf(latest);
    const rows = readRoomKeywords(latest.data, part);
    const at = edited ? placeOf(rows, edited) : rows.length;
    if (at === undefined) {
      notify({ tone: 'danger', text: t.rowGone });
      return thrownToError(new Error(t.rowGone));
    }
    return failureOf(await send({ [part]: make(rows, at) }));
  };
  return {
    list: toList(),
    save: (row, edited) =>
      change(edited, (rows, at) => [...rows.slice(0, at), row, ...rows.slice(at + 1)]),
    remove: (removed) => change(removed, (rows, at) => rows.filter((_, place) => place !== at)),
  };
}
