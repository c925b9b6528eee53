/** Rows that PageUp and PageDown pass. */
const PAGE = 8;

const MOVES: Readonly<Record<string, (active: number, last: number) => number>> = {
  ArrowDown: (active, last) => (active >= last ? 0 : active + 1),
  ArrowUp: (active, last) => (active <= 0 ? last : active - 1),
  Home: () => 0,
  End: (_, last) => last,
  PageDown: (active, last) => Math.min(last, active + PAGE),
  PageUp: (active) => Math.max(0, active - PAGE),
};

/** The row that a key leads to; nothing for a key that moves nowhere. */
export function moveActive(key: string, active: number, count: number): number | undefined {
  return count === 0 ? undefined : MOVES[key]?.(active, count - 1);
}
