import type { ListedRow } from '@chatdeck/sdk';
import type { HitsState } from '#lists/hits/use-rule-hits.ts';
import type { RowAt } from '../rows/row-changes';

const RULE_STATES = ['attention', 'unused', 'paused'] as const;
/**
 * The state of a rule: `attention` if the config check found something in it, `unused` if it runs and had no hit in 30 days
 * that the message log counted, `paused` if it does not run.
 */
export type RuleState = (typeof RULE_STATES)[number];

/** Which rules a list shows, besides those that match its search. */
export interface RuleFilter {
  /** Their state. One that no rule has, or every rule, filters nothing. Default `all`. */
  readonly state?: RuleState | 'all' | undefined;
}

/** What is known about the rows of a list. */
export interface RowFacts {
  readonly findingsOf: (seen: RowAt) => readonly unknown[];
  /** By the row as it is stored. */
  readonly hitsOf: (stored: ListedRow['stored']) => HitsState;
}

/** The rows of each state that tells them apart: one of none or of all rows does not. */
export function filteredRows(
  rows: readonly RowAt[],
  { findingsOf, hitsOf }: RowFacts,
): ReadonlyMap<RuleState, readonly RowAt[]> {
  const belongs: Readonly<Record<RuleState, (seen: RowAt) => boolean>> = {
    attention: (seen) => findingsOf(seen).length > 0,
    unused: ({ row }) => !row.isPaused && hitsOf(row.stored).status === 'none',
    paused: ({ row }) => row.isPaused,
  };
  return new Map(
    RULE_STATES.map((state) => [state, rows.filter(belongs[state])] as const).filter(
      ([, { length }]) => length > 0 && length < rows.length,
    ),
  );
}
