import { useRef } from 'react';
import { useMessages } from '#messages';
import { useUndoable } from '#lists/use-undo.ts';
import type { PagedSearch } from '#lists/use-paged-search.ts';
import { robotChange, useSaveGuard } from '#lists/config/save-guard.ts';
import { bulkMessages } from '../rules/bulk/bulk.messages';
import type { RecordListDefinition, Records } from './record-list-definition';

/** Removes several records of a list, one call each, with one undo for all; resolves to true if any was removed. */
export function useRemoveRecords<Row, Input>(
  { dropFromRobot }: Pick<RecordListDefinition<Row, Input>, 'dropFromRobot'>,
  records: Pick<Records<Row, Input>, 'list' | 'remove' | 'restore'>,
  { page, pageSize, onPageChange }: PagedSearch,
) {
  const t = useMessages(bulkMessages);
  const isAllowed = useSaveGuard();
  const offerUndo = useUndoable();
  const isRunning = useRef(false);
  const removeAll = async (rows: readonly Row[]) => {
    if (dropFromRobot) {
      const change = robotChange((robot) =>
        rows.reduce((edited, row) => dropFromRobot(row)(edited), robot),
      );
      if (!(await isAllowed(change))) return false;
    }
    const removed: Row[] = [];
    // From the end, and back from the start, so that each is restored to the place that it had.
    for (const row of rows.toReversed()) {
      // What was refused has been reported, and so would be each of the others.
      if (await records.remove(row)) break;
      removed.push(row);
    }
    if (removed.length === 0) return false;
    offerUndo({
      text: t.removed({ count: removed.length }),
      undone: t.undone,
      undo: async () => {
        for (const row of removed.toReversed()) if (await records.restore(row)) return false;
        return true;
      },
    });
    const { list } = records;
    const left = list.status === 'ready' ? list.count - removed.length : 0;
    const last = Math.max(Math.ceil(left / pageSize), 1);
    if (page > last) onPageChange(last);
    return true;
  };
  return async (rows: readonly Row[]) => {
    // A second press before the answers would remove records that are gone by then.
    if (isRunning.current) return false;
    isRunning.current = true;
    try {
      return await removeAll(rows);
    } finally {
      isRunning.current = false;
    }
  };
}
