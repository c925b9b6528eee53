/** Rows of a long list that are in the document at a time (spec section 9). */
export const WINDOW_ROWS = 20;
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

export interface View {
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
