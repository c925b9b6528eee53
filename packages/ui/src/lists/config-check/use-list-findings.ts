import type { ConfigList, RecordList } from '@chatdeck/sdk/constants';
import { useCallback, useMemo } from 'react';
import { isSame } from '#lists/config/config-edits.ts';
import type { RowAt } from '../rules/rows/row-changes';
import type { ShownFinding } from './check-config';

const none: readonly ShownFinding[] = [];

/** Groups findings, so that none is searched for each row, and a row gets the same list each time. */
function grouped<Key>(
  findings: readonly ShownFinding[],
  keyOf: (finding: ShownFinding) => Key | undefined,
): ReadonlyMap<Key, readonly ShownFinding[]> {
  const groups = new Map<Key, ShownFinding[]>();
  for (const finding of findings) {
    const key = keyOf(finding);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return groups;
}

/** The findings about each row of a list; none while a row is not the one that was checked. */
export function useListFindings(
  list: ConfigList,
  findings: readonly ShownFinding[],
): (seen: RowAt) => readonly ShownFinding[] {
  const groups = useMemo(
    () =>
      grouped(findings, ({ finding, row }) => (finding.place.list === list ? row?.at : undefined)),
    [findings, list],
  );
  return useCallback(
    ({ row, at }: RowAt) => {
      const found = row.isPaused ? undefined : groups.get(at);
      // Those of one index are about one row.
      return found?.[0] && isSame(found[0].row?.stored, row.stored) ? found : none;
    },
    [groups],
  );
}

/** The findings about each record of a list, by id; none without a list. */
export function useRecordFindings(
  list: RecordList | undefined,
  findings: readonly ShownFinding[],
): (id: string) => readonly ShownFinding[] {
  const groups = useMemo(
    () => grouped(findings, ({ record }) => (record?.list === list ? record?.id : undefined)),
    [findings, list],
  );
  return useCallback((id: string) => groups.get(id) ?? none, [groups]);
}
