import { textIn } from '@chatdeck/sdk/constants';
import { toJsonObject, type Json } from '@chatdeck/sdk/plain-rules';
import { NOTICE_TEXT } from '@chatdeck/sdk/texts';
import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { useUndo, useUndoable } from '#lists/use-undo.ts';
import { rowLabel } from '#lists/config/row-label.ts';
import { bulkMessages } from '../bulk/bulk.messages';
import { addRows, removeRows } from '../rows/many-rows';
import {
  addRow,
  copyRow,
  moveRow,
  pauseRow,
  placeOf,
  removeRow,
  replaceRow,
  restoreRow,
  type RowAt,
  type Rows,
} from '../rows/row-changes';
import { reorderMessages } from '../reorder/reorder.messages';
import type { CsvFormat } from '../csv/csv-format';
import { csvMessages } from '../csv/csv.messages';
import { rowConflict, type RowConflict } from '../rows/row-conflict';
import type { ListRows } from '../rows/use-list-rows';
import { ruleListMessages } from './rule-list.messages';

/** The open dialog of a list: for a new row, an existing one, or a conflict with a concurrent change. */
export type RowLayer =
  | { readonly kind: 'add'; readonly draft?: Json }
  | {
      readonly kind: 'edit';
      readonly seen: RowAt;
      /** The rows of the list when it was displayed. */
      readonly among: Rows;
      /** The input made before the conflict was found. */
      readonly draft?: Json;
    }
  | { readonly kind: 'position'; readonly seen: RowAt }
  | { readonly kind: 'import'; readonly format: CsvFormat }
  | { readonly kind: 'conflict'; readonly conflict: RowConflict };

/** A row that an action has made or moved, or that is opened: its index. It is brought into view, marked and focused. */
export interface FollowedRow {
  readonly at: number;
  /** Somebody came for it, and so wherever the focus is. */
  readonly isOpened?: boolean;
}

/** The actions on the rows of a list. Each saves at once and can be undone, but for what a dialog confirmed. `first` is the dialog open at first. */
export function useRowActions(list: ListRows, first?: RowLayer) {
  const { rows, latestRows, save, saveMove, saveOrAsk } = list;
  const t = useMessages(ruleListMessages);
  const order = useMessages(reorderMessages);
  const csv = useMessages(csvMessages);
  const { undone } = useMessages(bulkMessages);
  const { locale } = useChatdeck();
  const [layer, setLayer] = useState(first);
  const [followed, setFollowed] = useState<FollowedRow>();
  const [isOrderBack, setOrderBack] = useState(false);
  const offerUndo = useUndo();
  const offer = useUndoable();
  const remove = async (seen: RowAt) => {
    if (!(await save(removeRow(seen), false))) return;
    const label = rowLabel(seen.row.stored, locale);
    offerUndo({ label, restore: () => save(restoreRow(seen), false) });
  };
  const pause = async (seen: RowAt, isPaused: boolean) => {
    if (!(await save(pauseRow(seen, isPaused), false))) return;
    const label = rowLabel(seen.row.stored, locale);
    const changed = { ...seen, row: { ...seen.row, isPaused } };
    offer({
      text: (isPaused ? t.pausedRow : t.resumedRow)({ label }),
      undone,
      undo: () => save(pauseRow(changed, !isPaused), false),
    });
  };
  const copy = async (seen: RowAt) => {
    if (!(await save(copyRow(seen), false))) return;
    const at = placeOf(latestRows(), seen) + 1;
    const copied = { row: { ...seen.row, isPaused: true }, at };
    setFollowed({ at });
    offer({
      text: t.copied({ number: at + 1 }),
      detail: t.copiedHint,
      undone: t.copyRemoved,
      undo: () => save(removeRow(copied), false),
    });
  };
  const moveTo = async (seen: RowAt, to: number) => {
    const isMoved = await saveMove(moveRow(seen, to, rows));
    setOrderBack(!isMoved);
    const now = latestRows();
    if (!isMoved) {
      // The focus is where the row was dropped, on another one by now.
      const back = placeOf(now, seen);
      if (back !== -1) setFollowed({ at: back });
      return;
    }
    const moved = { row: seen.row, at: placeOf(now, { row: seen.row, at: to }) };
    setFollowed({ at: moved.at });
    offer({
      text: order.moved({ label: rowLabel(seen.row.stored, locale), number: moved.at + 1 }),
      undone: order.movedBack,
      undo: () => saveMove(moveRow(moved, seen.at, now)),
    });
  };
  const importRows = async (imported: Rows) => {
    if (!(await save(addRows(imported), false))) return false;
    const at = latestRows().length - imported.length;
    setFollowed({ at });
    offer({
      text: csv.imported({ count: imported.length }),
      undone: csv.undone,
      undo: () => save(removeRows(imported.map((row, n) => ({ row, at: at + n }))), false),
    });
    return true;
  };
  const replace = async (seen: RowAt, among: Rows, stored: Json) => {
    const outcome = await saveOrAsk(replaceRow(seen, stored));
    if (outcome === 'saved') return true;
    if (outcome === 'refused') return false;
    setLayer({ kind: 'conflict', conflict: rowConflict(seen, among, outcome, stored) });
    return false;
  };
  const settle = async ({ theirs }: RowConflict, stored: Json) => {
    const change = theirs ? replaceRow(theirs, stored) : addRow(stored);
    if (await save(change)) setLayer(undefined);
  };
  return {
    layer,
    followed,
    /** Opens a row of the list. */
    follow: (at: number) => setFollowed({ at, isOpened: true }),
    /** Ends the mark of the followed row. */
    unfollow: () => setFollowed(undefined),
    add: () => setLayer({ kind: 'add' }),
    edit: (seen: RowAt) => setLayer({ kind: 'edit', seen, among: rows }),
    /** Reopens the dialog with the user's input, based on the version that the other editor saved. */
    editAgain: ({ theirs, mine }: RowConflict) =>
      setLayer(
        theirs
          ? { kind: 'edit', seen: theirs, among: rows, draft: mine }
          : { kind: 'add', draft: mine },
      ),
    /** Asks for the lines to import. */
    askImport: (format: CsvFormat) => setLayer({ kind: 'import', format }),
    /** Adds rows at the end; resolves to false if they were not saved. */
    importRows,
    /** Saves the resolution of a conflict. */
    settle: (conflict: RowConflict, stored: Json) => void settle(conflict, stored),
    close: () => setLayer(undefined),
    /** Saves the row of the dialog; resolving to false keeps it open. */
    confirm: (row: unknown) => {
      const stored = toJsonObject(row);
      return layer?.kind === 'edit'
        ? replace(layer.seen, layer.among, stored)
        : save(addRow(stored), textIn(NOTICE_TEXT['saved.added'], locale));
    },
    pause: (seen: RowAt, isPaused: boolean) => void pause(seen, isPaused),
    /** Moves a row to an index, clamped to both ends. */
    moveTo: (seen: RowAt, to: number) => void moveTo(seen, to),
    /** Asks for the index. */
    askPosition: (seen: RowAt) => setLayer({ kind: 'position', seen }),
    /** The last move was not saved, so the old order is shown again. */
    isOrderBack,
    copy: (seen: RowAt) => void copy(seen),
    remove: (seen: RowAt) => void remove(seen),
  };
}

export type RowActions = ReturnType<typeof useRowActions>;

/** The same where they are for members and the account is none: each says so. */
export function lockedActions(actions: RowActions, ask: () => void): RowActions {
  const refuse = () => void ask();
  return {
    ...actions,
    add: refuse,
    edit: refuse,
    askImport: refuse,
    pause: refuse,
    moveTo: refuse,
    askPosition: refuse,
    copy: refuse,
    remove: refuse,
  };
}
