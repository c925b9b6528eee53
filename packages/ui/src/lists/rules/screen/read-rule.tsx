import type { ConfigEntry, ConfigRows } from '@chatdeck/sdk';
import type { ConfigList } from '@chatdeck/sdk/constants';
import type { Json, RobotCommand } from '@chatdeck/sdk/rules';
import type { ReactNode } from 'react';
import type { RowReader } from '#lists/config/row-reader.ts';
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
  readRow: RowReader,
): (stored: Json) => ReadRule {
  const known = new WeakMap<object, ReadRule>();
  const readRule = (stored: Json) => toRule(definition, readRow(definition.list, stored));
  return (stored) => {
    if (typeof stored !== 'object' || stored === null) return readRule(stored);
    const read = known.get(stored) ?? readRule(stored);
    known.set(stored, read);
    return read;
  };
}

function toRule<List extends ConfigList>(
  { Summary, runNow }: RuleListDefinition<List>,
  entry: ConfigEntry<ConfigRows[List]>,
): ReadRule {
  if (entry.status !== 'ready') return { status: 'malformed', place: entry.at };
  const { row } = entry;
  return {
    status: 'ready',
    row,
    summary: (isPaused) => <Summary row={row} isPaused={isPaused} />,
    command: runNow && (() => runNow(row)),
  };
}
