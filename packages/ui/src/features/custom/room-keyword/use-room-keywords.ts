import type { CustomConfig, RoomKeyword } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import type { RoomKeywordInput } from '@chatdeck/sdk/rules';
import { thrownToError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import type { LoadedRows, Rows } from '#context/loaded.ts';
import { useMessages } from '#messages';
import { useLive } from '#store/live/use-live.ts';
import { customApi } from '#store/custom.api.ts';
import { loadAnew } from '#store/load-anew.ts';
import { toLoaded } from '#store/to-loaded.ts';
import type { ListQuery } from '#lists/list-props.ts';
import { RECORDS_PAGE } from '#lists/records/records-page.ts';
import type { Records, SaveOutcome } from '#lists/records/record-list-definition.ts';
import { outcomeOf } from '#lists/records/record-calls.ts';
import { ruleListMessages } from '#lists/rules/screen/rule-list.messages.ts';
import {
  changedInto,
  findRows,
  type KeywordAt,
  placeOf,
  type RoomKeywordPart,
} from './room-keyword.model';

const isList = (value: unknown) => Array.isArray(value);

// The contract passes this part through without validating its rows.
const isRow = (value: unknown): value is RoomKeyword =>
  typeof value === 'object' &&
  value !== null &&
  'rooms' in value &&
  'keywords' in value &&
  'replys' in value &&
  [value.rooms, value.keywords, value.replys].every(isList);

/** The rows of one part of the custom config; a part that was never saved has none. */
function readRoomKeywords({ config }: CustomConfig, part: RoomKeywordPart): RoomKeyword[] {
  const stored: unknown = config[part];
  return Array.isArray(stored) ? stored.filter(isRow) : [];
}

type Change = (rows: readonly RoomKeyword[], at: number) => RoomKeywordInput[];

/**
 * One list of the custom config. A save replaces the whole list, so each change is applied to the latest stored
 * version.
 */
export function useRoomKeywords(
  part: RoomKeywordPart,
  { search, page = 1, pageSize = RECORDS_PAGE }: ListQuery = {},
): Records<KeywordAt, RoomKeywordInput> {
  const t = useMessages(ruleListMessages);
  const { notify } = useChatdeck();
  useLive();
  const config = customApi.useCustomConfigQuery();
  const [load] = customApi.useLazyCustomConfigQuery();
  const [send] = customApi.useSaveCustomConfigMutation();
  const toList = (): LoadedRows<KeywordAt> => {
    if (!config.data) return toLoaded<Rows<KeywordAt>>([config], undefined);
    const found = findRows(readRoomKeywords(config.data, part), search);
    const first = Math.min(page, Math.max(Math.ceil(found.length / pageSize), 1));
    const rows = found.slice((first - 1) * pageSize, first * pageSize);
    const { isFetching: isRefreshing } = config;
    return toLoaded([config], { rows, count: found.length, isRefreshing });
  };
  /** Applies a change to the latest stored version, and retries after a concurrent save. */
  const change = async (
    edited: KeywordAt | undefined,
    make: Change,
    tries = TRIES,
  ): Promise<SaveOutcome<KeywordAt>> => {
    const latest = await load();
    if (!latest.data) return outcomeOf(latest);
    const rows = readRoomKeywords(latest.data, part);
    const at = edited ? placeOf(rows, edited) : rows.length;
    if (edited && at === undefined) {
      const error = { ...thrownToError(new Error(t.rowGone)), code: CODE.configChanged };
      return { status: 'changed', error, now: changedInto(rows, edited) };
    }
    const { version: baseVersion } = latest.data;
    const sent = await send({ config: { [part]: make(rows, at ?? rows.length) }, baseVersion });
    const outcome = outcomeOf<KeywordAt>(sent);
    const isLate = outcome.status === 'refused' && outcome.error.code === CODE.configChanged;
    return isLate && tries > 1 ? change(edited, make, tries - 1) : outcome;
  };
  /** The same for changes without a merge dialog: a row that no longer exists is reported by a toast. */
  const changeOrReport = async (edited: KeywordAt | undefined, make: Change) => {
    const outcome = await change(edited, make);
    if (outcome.status === 'saved') return undefined;
    if (outcome.error.code === CODE.configChanged) {
      notify({ tone: 'danger', text: t.rowGone });
    }
    return outcome.error;
  };
  return {
    list: toList(),
    refresh: () => loadAnew(config),
    save: (row, edited) =>
      change(edited, (rows, at) => [...rows.slice(0, at), row, ...rows.slice(at + 1)]),
    remove: (removed) =>
      changeOrReport(removed, (rows, at) => rows.filter((_, place) => place !== at)),
    restore: ({ row, at }) =>
      changeOrReport(undefined, (rows) => [...rows.slice(0, at), row, ...rows.slice(at)]),
  };
}

/** How often a change is retried on top of a concurrent save. */
const TRIES = 3;
