import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useMessages } from '#messages';
import { Facets } from '#lists/facets/facets.tsx';
import { hitsMessages } from '#lists/hits/hits.messages.ts';
import type { FilterProps } from '#lists/list-props.ts';
import { useLatest } from '#lists/use-latest.ts';
import { useListFilter } from '#lists/use-list-filter.ts';
import type { PagedSearch } from '#lists/use-paged-search.ts';
import type { RowAt, Rows } from '../rows/row-changes';
import { ruleListMessages } from '../screen/rule-list.messages';
import { filteredRows, type RowFacts, type RuleFilter, type RuleState } from './row-filter.model';
import { rowFilterMessages } from './row-filter.messages';

interface Options extends RowFacts {
  readonly rows: Rows;
  readonly search: PagedSearch;
  readonly host: FilterProps<RuleFilter>;
}

export interface RowFilterState {
  /** The rows of the filter, each with its index in the whole list. */
  readonly rows: readonly RowAt[];
  /** Whether these are fewer than all. */
  readonly isOn: boolean;
  /** Null where there is nothing to tell apart. */
  readonly choice: ReactNode;
  readonly clear: () => void;
}

/** The filter of a list of rules. When its last row is gone, all rows are shown again. */
export function useRowFilter(options: Options): RowFilterState {
  const { rows, findingsOf, hitsOf, search, host } = options;
  const t = useMessages(rowFilterMessages);
  const names = useFilterNames();
  const [{ state = 'all' }, setFilter] = useListFilter<RuleFilter>(host, {}, search);
  const clear = () => setFilter({ state: 'all' });
  const all = useMemo(() => rows.map((row, at) => ({ row, at })), [rows]);
  const byFilter = useMemo(
    () => filteredRows(all, { findingsOf, hitsOf }),
    [all, findingsOf, hitsOf],
  );
  const filtered = state === 'all' ? undefined : byFilter.get(state);
  useDropped(filtered && state, state, clear);
  const choice =
    byFilter.size === 0 ? null : (
      <Facets<RuleState | 'all'>
        label={t.label}
        facets={[
          { value: 'all', label: t.counted({ name: t.all, count: all.length }) },
          ...[...byFilter].map(([value, { length: count }]) => ({
            value,
            label: t.counted({ name: names[value], count }),
          })),
        ]}
        value={filtered ? state : 'all'}
        onChange={(next) => setFilter({ state: next })}
      />
    );
  return { rows: filtered ?? all, isOn: filtered !== undefined, choice, clear };
}

type Chosen = RuleFilter['state'];

/**
 * Clears a filter whose last row is gone: else it would apply again, unasked, with the next row that belongs to it. One of
 * the host waits for what it is about, since rows, findings and hits may come later.
 */
function useDropped(applied: Chosen, chosen: Chosen, clear: () => void) {
  const last = useRef<Chosen>(undefined);
  const latest = useLatest({ clear });
  useEffect(() => {
    if (applied === undefined && last.current === chosen) latest.current.clear();
    last.current = applied;
  }, [applied, chosen, latest]);
}

function useFilterNames(): Readonly<Record<RuleState, string>> {
  return {
    attention: useMessages(rowFilterMessages).attention,
    unused: useMessages(hitsMessages).none,
    paused: useMessages(ruleListMessages).paused,
  };
}
