/** A box on the screen, in px of the viewport. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

const MARGIN = 16;
const NARROW_MARGIN = 8;
/** Finer than any gap between two buttons. */
const STEP = 8;
/** Clearance around a button, so that a near miss does not hit a notification. */
const CLEAR = 4;

/**
 * Positions the notifications at the bottom right, or at the top of a narrow screen, unless they would cover a button
 * of the form that they are about. Then the nearest position that covers none, or else the fewest.
 */
export function placeNotifications(
  list: Room,
  screen: Room,
  isNarrow: boolean,
  buttons: readonly Box[],
): { readonly left: number; readonly top: number } {
  const margin = isNarrow ? NARROW_MARGIN : MARGIN;
  const last = Math.max(margin, screen.height - list.height - margin);
  const right = Math.max(margin, screen.width - list.width - margin);
  const columns = isNarrow ? [right / 2 + margin / 2] : [right, margin];
  const rows = Array.from({ length: Math.floor((last - margin) / STEP) + 1 }, (_, at) =>
    isNarrow ? margin + at * STEP : last - at * STEP,
  );
  let best = { left: columns[0] ?? margin, top: rows[0] ?? margin };
  let fewest = Infinity;
  for (const left of columns) {
    for (const top of rows) {
      const covered = buttons.filter((button) => isOver({ left, top }, list, button)).length;
      if (covered >= fewest) continue;
      best = { left, top };
      fewest = covered;
      if (covered === 0) return best;
    }
  }
  return best;
}

const isOver = (
  { left, top }: { readonly left: number; readonly top: number },
  { width, height }: Room,
  button: Box,
): boolean =>
  left < button.right + CLEAR &&
  left + width > button.left - CLEAR &&
  top < button.bottom + CLEAR &&
  top + height > button.top - CLEAR;
