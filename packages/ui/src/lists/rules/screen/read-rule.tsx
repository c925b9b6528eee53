import { readRow } from '@chatdeck/sdk';
import type { ConfigList } from '@chatdeck/sdk/constants';
import type { Json, RobotCommand } from '@chatdeck/sdk/rules';
import type { ReactNode } from 'react';
import type { RuleListDefinition } from './rule-list-definition';

/** A stored row as its list reads it, whatever the rows of that list are. */
export type ReadRule =
  | { readonly status: 'malformed'; readonly place: string }
  | {
      readonly status: 'ready';
      readonly row: unknown;
      readonly summary: (isPaused: boolean) => ReactNode;
      /** What has the robot run it now; undefined if it is not scheduled. */
      readonly command: (() => RobotCommand) | undefined;
    };

/** Reads the rows of a list, each once: the same object for the same stored row. */
export function ruleReader<List extends ConfigList>(
  definition: RuleListDefinition<List>,
): (stored: Json) => ReadRule {
  const known = new WeakMap<object, ReadRule>();
  return (stored) => {
    if (typeof stored !== 'object' || stored === null) return readRule(definition, stored);
    const read = known.get(stored) ?? readRule(definition, stored);
    known.set(stored, read);
    return read;
  };
}

function readRule<List extends ConfigList>(
  { list, Summary, runNow }: RuleListDefinition<List>,
  stored: Json,
): ReadRule {
  const entry = readRow(list, stored);
  if (entry.status !== 'ready') return { status: 'malformed', place: entry.at };
  const { row } = entry;
  return {
    status: 'ready',
    row,
    summary: (isPaused) => <Summary row={row} isPaused={isPaused} />,
    command: runNow && (() => runNow(row)),
  };
}
