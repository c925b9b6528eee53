import { CODE } from '@chatdeck/sdk/constants';
import { useRef } from 'react';
import { useMessages } from '#messages';
import { useUndoable } from '#lists/use-undo.ts';
import { robotChange, useSaveGuard } from '#lists/config/save-guard.ts';
import { bulkMessages } from '../rules/bulk/bulk.messages';
import type { RecordListDefinition, Records } from './record-list-definition';

/** Removes several records of a list, one call each, with one undo for all; resolves to true if any of them is gone. */
export function useRemoveRecords<Row, Input>(
  { dropFromRobot }: Pick<RecordListDefinition<Row, Input>, 'dropFromRobot'>,
  records: Pick<Records<Row, Input>, 'remove' | 'restore'>,
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
    let isAnyGone = false;
    // From the end, and back from the start, so that each is restored to the place that it had.
    for (const row of rows.toReversed()) {
      const error = await records.remove(row);
      // What was refused has been reported, and so would be each of the others; but one that was deleted elsewhere is gone.
      if (error && error.code !== CODE.notFound) break;
      isAnyGone = true;
      if (!error) removed.push(row);
    }
    if (removed.length === 0) return isAnyGone;
    offerUndo({
      text: t.removed({ count: removed.length }),
      undone: t.undone,
      undo: async () => {
        for (const row of removed.toReversed()) if (await records.restore(row)) return false;
        return true;
      },
    });
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
