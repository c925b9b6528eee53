import { useMemo, useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { useUndoable } from '#lists/use-undo.ts';
import { reorderMessages } from '../rules/reorder/reorder.messages';
import { useLift } from '../rules/reorder/use-lift';
import type { RowAt } from '../rules/rows/row-changes';
import type { RecordListDefinition } from './record-list-definition';

/** Records that have no order of their own. */
const useNoOrder = () => () => Promise.resolve(false);

interface Moved<Row> {
  /** The rows that were moved; what is loaded later has the order of the server. */
  readonly of: readonly Row[];
  readonly ids: readonly string[];
}

/** The order of all rows of a list, which is changed by a handle and saved at once. */
export function useRecordOrder<Row, Input>(
  definition: Pick<RecordListDefinition<Row, Input>, 'useOrder' | 'keyOf' | 'labelOf'>,
  listed: readonly Row[],
  /** Set where nothing can be moved: what dropping a row does instead. */
  onLocked: (() => void) | undefined,
) {
  const { useOrder = useNoOrder, keyOf, labelOf } = definition;
  const t = useMessages(reorderMessages);
  const { locale, notify } = useChatdeck();
  const save = useOrder();
  const offerUndo = useUndoable();
  const [moved, setMoved] = useState<Moved<Row>>();
  const byId = useMemo(() => new Map(listed.map((row) => [keyOf(row), row])), [listed, keyOf]);
  const ids = useMemo(
    () => (moved?.of === listed ? moved.ids : listed.map(keyOf)),
    [moved, listed, keyOf],
  );
  const rows = useMemo(() => ids.map((id) => ({ stored: id, isPaused: false })), [ids]);

  const put = async (next: readonly string[]) => {
    setMoved({ of: listed, ids: next });
    const isSaved = await save(next);
    if (!isSaved) setMoved(undefined);
    return isSaved;
  };
  const move = async ({ at }: RowAt, to: number) => {
    const id = ids[at];
    const row = id === undefined ? undefined : byId.get(id);
    const place = Math.min(Math.max(to, 0), ids.length - 1);
    if (id === undefined || !row || place === at) return;
    const next = ids.filter((one) => one !== id);
    next.splice(place, 0, id);
    if (!(await put(next))) {
      notify({ tone: 'danger', text: t.orderBack });
      return;
    }
    offerUndo({
      text: t.moved({ label: labelOf(row, locale), number: place + 1 }),
      undone: t.movedBack,
      undo: async () => {
        const isSaved = await save(ids);
        // Where the order of before is still the one that was loaded last, no other one replaces it.
        if (isSaved) setMoved(undefined);
        return isSaved;
      },
    });
  };
  const onMove = onLocked ?? ((seen: RowAt, to: number) => void move(seen, to));
  const lift = useLift({ rows, onMove, onShow: () => undefined });
  return {
    lift,
    onMove,
    /** The rows as they are shown, also while one of them is lifted. */
    rows: lift.rows.flatMap(({ stored }) =>
      typeof stored === 'string' ? (byId.get(stored) ?? []) : [],
    ),
    /** What a handle moves: a row by where it was saved. */
    seenAt: (at: number): RowAt => {
      const row = lift.rows[at] ?? { stored: null, isPaused: false };
      return { row, at };
    },
  };
}

export type RecordOrder = ReturnType<typeof useRecordOrder>;
