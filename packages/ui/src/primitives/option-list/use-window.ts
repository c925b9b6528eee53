import { useState, type UIEvent } from 'react';

/** Rows of a long list that are in the document at a time (spec section 9). */
const WINDOW_ROWS = 20;

/** Rows kept above the visible ones. */
const ABOVE = 4;

/** The window moves in steps, so that a slow scroll draws every fourth row's worth only. */
const STEP = 4;

/** The first row of the window for a scroll position; `rows` are drawn from there. */
export function windowStart(top: number, rowHeight: number, count: number, rows: number): number {
  const wanted = Math.floor(top / rowHeight) - ABOVE;
  const stepped = Math.floor(wanted / STEP) * STEP;
  return Math.max(0, Math.min(stepped, count - rows));
}

interface View {
  /** In px, as the list is scrolled now. */
  readonly top: number;
  readonly height: number;
  readonly rowHeight: number;
}

/** Where to scroll so that a row is seen; the current place when it is seen already. */
export function scrollTopFor(row: number, { top, height, rowHeight }: View): number {
  const start = row * rowHeight;
  if (start < top) return start;
  return start + rowHeight > top + height ? start + rowHeight - height : top;
}

export interface WindowOptions {
  readonly count: number;
  /** All rows are equally high, in px. */
  readonly rowHeight: number;
  /** How many are drawn. Default 20. */
  readonly rows?: number;
}

/** The part of a long list that is drawn, and where it stands in the whole. */
export function useWindow({ count, rowHeight, rows = WINDOW_ROWS }: WindowOptions) {
  const [start, setStart] = useState(0);
  // The list may have become shorter since it was last scrolled.
  const first = Math.max(0, Math.min(start, count - rows));
  return {
    first,
    last: Math.min(count, first + rows),
    /** Px above the first drawn row, and of the whole list. */
    before: first * rowHeight,
    total: count * rowHeight,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) =>
      setStart(windowStart(currentTarget.scrollTop, rowHeight, count, rows)),
  };
}
