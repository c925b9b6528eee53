import type { Relation } from '@chatdeck/sdk';
import { useMemo } from 'react';
import type { LoadedRows } from '#context/loaded.ts';
import { robotApi } from '#store/robot.api.ts';
import { toConfigState } from '#lists/config/config-document.ts';
import { rowQuery, type RowQuery } from '#lists/rules/focus/row-address.ts';
import { relationApi, type ReferencedKind } from '#store/relation.api.ts';
import { toLoadedRows } from '#store/to-loaded.ts';

/** What is looked for in rules, schedules and dialogues. */
export interface Referenced {
  readonly kind: ReferencedKind;
  readonly id: string;
  readonly name: string;
}

/** The count of the uses of one row. */
export interface UsedInProps {
  readonly subject: Referenced;
  /** The ids of all rows of the page, which are counted in one call. */
  readonly page: readonly string[];
}

/** More than anybody reads: a group with 500 rules shows only the first ones. */
const MOST_SHOWN = 200;

/** Loads what refers to a group, friend, material or prompt. */
export function useRelated({ kind, id }: Referenced): LoadedRows<Relation> {
  const query = relationApi.useRelationsQuery({ kind, id });
  const { data } = query;
  const answer = data && { count: data.list.length, list: data.list };
  return toLoadedRows({ ...query, data: answer }, MOST_SHOWN);
}

/** Opens the rule of a relation on its page, where the config is known that it is in. */
export function useRelationQuery({ place, at }: Relation): RowQuery | undefined {
  const { data } = robotApi.endpoints.robotConfig.useQueryState(undefined);
  return useMemo(() => {
    const state = data && toConfigState(data);
    if (at === null || state?.status !== 'ready') return undefined;
    // Relations count the rows that run.
    const rows = state.saved.stored[place];
    const row = Array.isArray(rows) ? rows[at] : undefined;
    return row === undefined ? undefined : rowQuery(row, at);
  }, [data, place, at]);
}

/** The rows of a page become idle one after the other, in s. */
const FRESH_S = 10;

/** In how many places one of the rows of a page is used. All rows ask for the same page, which is one call. */
export function useUsedIn({ subject: { kind, id }, page }: UsedInProps): number {
  const fresh = { refetchOnMountOrArgChange: FRESH_S };
  const { data } = relationApi.useRelatedCountsQuery({ kind, ids: page }, fresh);
  return data?.list.find((one) => one.id === id)?.count ?? 0;
}

/** Whether something is in use; `unknown` where the session may not see that, or the server does not say. */
export type Usage = 'asking' | 'used' | 'free' | 'unknown';

/** Whether something is in use now. */
export function useUsage({ kind, id }: Referenced): Usage {
  const now = { refetchOnMountOrArgChange: true };
  const query = relationApi.useRelatedCountsQuery({ kind, ids: [id] }, now);
  if (query.isFetching) return 'asking';
  // What an earlier answer says is no answer.
  if (query.error !== undefined || !query.data) return 'unknown';
  return query.data.list.length > 0 ? 'used' : 'free';
}
