import { useMemo, useState, type ReactNode } from 'react';
import { useMessages } from '#messages';
import { Facets } from '#lists/facets/facets.tsx';
import { hitsMessages } from '#lists/hits/hits.messages.ts';
import type { RowAt, Rows } from '../rows/row-changes';
import { ruleListMessages } from '../screen/rule-list.messages';
import { filteredRows, type RowFacts, type RowFilter } from './row-filter.model';
import { rowFilterMessages } from './row-filter.messages';

interface Options extends RowFacts {
  readonly rows: Rows;
  /** Back to the first page, when the filter changes. */
  readonly onPageChange: (page: number) => void;
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
export function useRowFilter({ rows, findingsOf, hitsOf, onPageChange }: Options): RowFilterState {
  const t = useMessages(rowFilterMessages);
  const names = useFilterNames();
  const [chosen, setChosen] = useState<RowFilter | 'all'>('all');
  const all = useMemo(() => rows.map((row, at) => ({ row, at })), [rows]);
  const byFilter = useMemo(
    () => filteredRows(all, { findingsOf, hitsOf }),
    [all, findingsOf, hitsOf],
  );
  const filtered = chosen === 'all' ? undefined : byFilter.get(chosen);
  // Else it would apply again, unasked, with the next row that belongs to it.
  if (chosen !== 'all' && !filtered) setChosen('all');
  const choice =
    byFilter.size === 0 ? null : (
      <Facets<RowFilter | 'all'>
        label={t.label}
        facets={[
          { value: 'all', label: t.counted({ name: t.all, count: all.length }) },
          ...[...byFilter].map(([value, { length: count }]) => ({
            value,
            label: t.counted({ name: names[value], count }),
          })),
        ]}
        value={filtered ? chosen : 'all'}
        onChange={(next) => {
          setChosen(next);
          onPageChange(1);
        }}
      />
    );
  return {
    rows: filtered ?? all,
    isOn: filtered !== undefined,
    choice,
    clear: () => setChosen('all'),
  };
}

function useFilterNames(): Readonly<Record<RowFilter, string>> {
  return {
    attention: useMessages(rowFilterMessages).attention,
    unused: useMessages(hitsMessages).none,
    paused: useMessages(ruleListMessages).paused,
  };
}
