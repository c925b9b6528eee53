import type { AuditGroup } from '@chatdeck/sdk/audit';
import { useState } from 'react';
import type { ListQuery } from '#lists/list-props.ts';
import { auditApi } from '#store/audit.api.ts';
import { useLive } from '#store/live/use-live.ts';
import { loadAnew } from '#store/load-anew.ts';
import { toLoadedRows } from '#store/to-loaded.ts';
import { sinceOf, type Period } from './activity.model';

/** Entries per page. */
export const ACTIVITY_PAGE = 20;

/** Which entries are wanted. */
export interface ActivityFilter {
  readonly group: AuditGroup | 'all';
  readonly period: Period;
}

const EVERYTHING: ActivityFilter = { group: 'all', period: 'always' };

/** A page of what was changed in the account, the newest first, of one kind and time. */
export function useActivity({ page = 1, pageSize = ACTIVITY_PAGE }: ListQuery = {}) {
  useLive();
  const [filter, setFilter] = useState(EVERYTHING);
  const [since, setSince] = useState<string>();
  const { group, period } = filter;
  const query = auditApi.useAuditQuery({
    current: page,
    pageSize,
    ...(group !== 'all' && { group }),
    ...(since !== undefined && { since }),
  });
  const choose = (next: ActivityFilter) => {
    setFilter(next);
    setSince(sinceOf(next.period, Date.now()));
  };
  return {
    list: toLoadedRows(query, pageSize),
    /** Loads them anew. */
    refresh: () => loadAnew(query),
    filter,
    setFilter: choose,
    isFiltered: group !== 'all' || period !== 'always',
    showAll: () => choose(EVERYTHING),
  };
}
