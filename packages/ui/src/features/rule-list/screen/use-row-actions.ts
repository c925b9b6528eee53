import { isJsonObject, type Json } from '@chatdeck/sdk/rules';
import { NOTICE_TEXT } from '@chatdeck/sdk/texts';
import { useState } from 'react';
import { useChatdeck } from '../../../provider/chatdeck-context';
import {
  addRow,
  copyRow,
  moveRow,
  pauseRow,
  removeRow,
  replaceRow,
  restoreRow,
  type RowAt,
} from '../rows/row-changes';
import type { ListRows } from '../rows/use-list-rows';

/** The dialog over a list: for a new row, or for one that is there. */
export type RowLayer = { readonly kind: 'add' } | { readonly kind: 'edit'; readonly seen: RowAt };

/** A checked row as the config stores it. */
function toStored(row: unknown): Json {
  const copy: unknown = JSON.parse(JSON.stringify(row));
  return isJsonObject(copy) ? copy : {};
}

/** What can be done with the rows of a list. Each saves at once; what was deleted last can be put back. */
export function useRowActions({ save }: ListRows) {
  const { locale } = useChatdeck();
  const [layer, setLayer] = useState<RowLayer>();
  const [removed, setRemoved] = useState<RowAt>();
  const removeAndRemember = async (seen: RowAt) => {
    if (await save(removeRow(seen))) setRemoved(seen);
  };
  const undo = async (seen: RowAt) => {
    if (await save(restoreRow(seen))) setRemoved(undefined);
  };
  return {
    layer,
    removed,
    add: () => setLayer({ kind: 'add' }),
    edit: (seen: RowAt) => setLayer({ kind: 'edit', seen }),
    close: () => setLayer(undefined),
    /** Saves what the dialog holds; false keeps it open. */
    confirm: (row: unknown) => {
      const stored = toStored(row);
      return layer?.kind === 'edit'
        ? save(replaceRow(layer.seen, stored))
        : save(addRow(stored), NOTICE_TEXT['saved.added'][locale]);
    },
    pause: (seen: RowAt, isPaused: boolean) => void save(pauseRow(seen, isPaused)),
    move: (seen: RowAt, by: number) => void save(moveRow(seen, by)),
    copy: (seen: RowAt) => void save(copyRow(seen)),
    remove: (seen: RowAt) => void removeAndRemember(seen),
    undoRemove: () => removed && void undo(removed),
  };
}

export type RowActions = ReturnType<typeof useRowActions>;
