import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useMessages } from '#messages';
import { useLatest } from '#lists/use-latest.ts';
import { moveRow, type RowAt, type Rows } from '../rows/row-changes';
import { reorderMessages } from './reorder.messages';

/** A row that was lifted by keyboard: where it was and where it would be dropped. */
interface Lift {
  readonly seen: RowAt;
  readonly label: string;
  readonly to: number;
  /** The rows when it was lifted. */
  readonly among: Rows;
}

interface Options {
  readonly rows: Rows;
  readonly onMove: (seen: RowAt, to: number) => void;
  /** The row at this index has to be on the screen. */
  readonly onShow: (at: number) => void;
}

/** What the handles of all rows do: the same object with every render of the list. */
export interface LiftHandle {
  /** The id of the text that says how a handle is used. */
  readonly hintId: string;
  /** Lifts a row, or drops the one that is lifted. */
  readonly toggle: (seen: RowAt, label: string) => void;
  readonly drop: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The places that a key moves a lifted row by. */
const STEPS: Readonly<Record<string, number | undefined>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -10,
  PageDown: 10,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Moves a row by keyboard: Space lifts it, the arrow keys move it and Space drops it, which is one save. The list shows the
 * new order meanwhile, so leaving the handle drops it too: a press elsewhere then meets the rows that were seen.
 */
export function useLift({ rows, onMove, onShow }: Options) {
  const t = useMessages(reorderMessages);
  const [lift, setLift] = useState<Lift>();
  const [said, setSaid] = useState('');
  const [focused, setFocused] = useState<{ readonly at: number }>();
  const hintId = useId();
  if (lift && lift.among !== rows) {
    setLift(undefined);
    setSaid(t.interrupted);
  }
  const shown = useMemo(
    () => (lift ? (moveRow(lift.seen, lift.to, lift.among)(lift.among) ?? rows) : rows),
    [lift, rows],
  );
  const show = (at: number) => {
    onShow(at);
    setFocused({ at });
  };
  const drop = () => {
    if (!lift) return;
    setLift(undefined);
    setSaid('');
    if (lift.to !== lift.seen.at) onMove(lift.seen, lift.to);
  };
  const toggle = (seen: RowAt, label: string) => {
    if (lift) return drop();
    setLift({ seen, label, to: seen.at, among: rows });
    setSaid(t.lifted({ label, number: seen.at + 1, count: rows.length }));
  };
  const cancel = ({ seen }: Lift) => {
    setLift(undefined);
    setSaid(t.cancelled({ number: seen.at + 1 }));
    show(seen.at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!lift || (step === undefined && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (step === undefined) return cancel(lift);
    const to = Math.min(Math.max(lift.to + step, 0), rows.length - 1);
    setLift({ ...lift, to });
    setSaid(t.over({ number: to + 1, count: rows.length }));
    show(to);
  };
  const latest = useLatest({ toggle, drop, onKeyDown });
  const handle = useMemo(
    (): LiftHandle => ({
      hintId,
      toggle: (seen, label) => latest.current.toggle(seen, label),
      drop: () => latest.current.drop(),
      onKeyDown: (event) => latest.current.onKeyDown(event),
    }),
    [hintId, latest],
  );
  return {
    /** The rows in the order in which they are shown. */
    rows: shown,
    /** What a screen reader says about the movement. */
    said,
    isLifted: (at: number) => lift?.to === at,
    /** Set if the handle of the row is to be focused; a new object each time. */
    focusOf: (at: number) => (focused?.at === at ? focused : undefined),
    handle,
  };
}

export type LiftState = ReturnType<typeof useLift>;
