import { VIRTUAL_SELECT_ROWS } from '@chatdeck/sdk/constants';
import { useLayoutEffect, useState, type RefObject, type UIEvent } from 'react';

/** Overscan rows above the visible ones. */
const ABOVE = 4;

/** The window moves in steps, so that slow scrolling renders only every fourth row. */
const STEP = 4;

/** The first row of the window for a scroll position; `rows` rows are rendered from there. */
export function windowStart(top: number, rowHeight: number, count: number, rows: number): number {
  const wanted = Math.floor(top / rowHeight) - ABOVE;
  const stepped = Math.floor(wanted / STEP) * STEP;
  return Math.max(0, Math.min(stepped, count - rows));
}

interface View {
  /** The current scroll position, in px. */
  readonly top: number;
  readonly height: number;
  readonly rowHeight: number;
}

/** The scroll position at which a row is visible; the current one if it is visible already. */
export function scrollTopFor(row: number, { top, height, rowHeight }: View): number {
  const start = row * rowHeight;
  if (start < top) return start;
  return start + rowHeight > top + height ? start + rowHeight - height : top;
}

interface Rows {
  /** The height before the first measurement, in px. */
  readonly assumed: number;
  readonly hasRows: boolean;
}

/** The common height of the rows of a list: it depends on density and container width. */
export function useRowHeight(listRef: RefObject<HTMLElement | null>, { assumed, hasRows }: Rows) {
  const [height, setHeight] = useState(assumed);
  // jsdom has no layout, so the default stays.
  useLayoutEffect(() => {
    const row = hasRows
      ? listRef.current?.querySelector<HTMLElement>('[role="option"]')
      : undefined;
    if (row && row.offsetHeight > 0) setHeight(row.offsetHeight);
  }, [listRef, hasRows]);
  return height;
}

export interface WindowOptions {
  readonly count: number;
  /** The common height of all rows, in px. */
  readonly rowHeight: number;
  /** The number of rendered rows. Default 20. */
  readonly rows?: number;
}

/** The rendered window of a long list, and its position. */
export function useWindow({ count, rowHeight, rows = VIRTUAL_SELECT_ROWS }: WindowOptions) {
  const [start, setStart] = useState(0);
  // The list may have shrunk since it was last scrolled.
  const first = Math.max(0, Math.min(start, count - rows));
  return {
    first,
    last: Math.min(count, first + rows),
    /** Height above the first rendered row, and of the whole list, in px. */
    before: first * rowHeight,
    total: count * rowHeight,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) =>
      setStart(windowStart(currentTarget.scrollTop, rowHeight, count, rows)),
  };
}
