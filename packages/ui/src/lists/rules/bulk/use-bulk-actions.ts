import { useRef } from 'react';
import { useMessages } from '#messages';
import { useUndoable } from '#lists/use-undo.ts';
import { pauseRows, removeRows, restoreRows } from '../rows/many-rows';
import type { RowAt, RowsChange } from '../rows/row-changes';
import type { ListRows } from '../rows/use-list-rows';
import { bulkMessages } from './bulk.messages';

interface BulkChange {
  readonly change: RowsChange;
  readonly back: RowsChange;
  readonly text: string;
}

/** The actions on several rows of a list: each is one save, and can be undone. */
export function useBulkActions({ save }: Pick<ListRows, 'save'>) {
  const t = useMessages(bulkMessages);
  const offerUndo = useUndoable();
  const isRunning = useRef(false);
  const run = async ({ change, back, text }: BulkChange) => {
    // A second press before the answer would act on rows that are gone by then.
    if (isRunning.current) return false;
    isRunning.current = true;
    try {
      if (!(await save(change, false))) return false;
      offerUndo({ text, undone: t.undone, undo: () => save(back, false) });
      return true;
    } finally {
      isRunning.current = false;
    }
  };
  return {
    pause: (seen: readonly RowAt[], isPaused: boolean) => {
      const others = seen.filter(({ row }) => row.isPaused !== isPaused);
      const after = others.map(({ row, at }) => ({ row: { ...row, isPaused }, at }));
      return run({
        change: pauseRows(others, isPaused),
        back: pauseRows(after, !isPaused),
        text: (isPaused ? t.paused : t.resumed)({ count: others.length }),
      });
    },
    remove: (seen: readonly RowAt[]) =>
      run({
        change: removeRows(seen),
        back: restoreRows(seen),
        text: t.removed({ count: seen.length }),
      }),
  };
}
