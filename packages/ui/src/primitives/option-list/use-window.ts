import { useState, type UIEvent } from 'react';
import { WINDOW_ROWS, windowStart } from './window.model';

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
