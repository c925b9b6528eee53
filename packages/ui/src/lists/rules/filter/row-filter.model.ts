import type { ListedRow } from '@chatdeck/sdk';
import type { HitsState } from '#lists/hits/use-rule-hits.ts';
import type { RowAt } from '../rows/row-changes';

/** The rows that a list can be filtered by: those with a finding, those that decided nothing, those that are paused. */
export const ROW_FILTERS = ['attention', 'unused', 'paused'] as const;
export type RowFilter = (typeof ROW_FILTERS)[number];

/** What is known about the rows of a list. */
export interface RowFacts {
  readonly findingsOf: (seen: RowAt) => readonly unknown[];
  /** By the row as it is stored. */
  readonly hitsOf: (stored: ListedRow['stored']) => HitsState;
}

/** The rows of each filter that tells them apart: one of none or of all rows does not. */
export function filteredRows(
  rows: readonly RowAt[],
  { findingsOf, hitsOf }: RowFacts,
): ReadonlyMap<RowFilter, readonly RowAt[]> {
  const belongs: Readonly<Record<RowFilter, (seen: RowAt) => boolean>> = {
    attention: (seen) => findingsOf(seen).length > 0,
    unused: ({ row }) => !row.isPaused && hitsOf(row.stored).status === 'none',
    paused: ({ row }) => row.isPaused,
  };
  return new Map(
    ROW_FILTERS.map((filter) => [filter, rows.filter(belongs[filter])] as const).filter(
      ([, { length }]) => length > 0 && length < rows.length,
    ),
  );
}
