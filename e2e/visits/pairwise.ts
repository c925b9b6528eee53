type Values = Readonly<Record<string, string | number>>;

/** The pairs of values in a row, each as one string. */
function pairsOf(row: Values, leftOut: readonly (readonly [string, string])[]): string[] {
  const names = Object.keys(row);
  return names.flatMap((one, at) =>
    names
      .slice(at + 1)
      .filter((other) => !leftOut.some((pair) => pair.includes(one) && pair.includes(other)))
      .map((other) => `${one}=${row[one]} ${other}=${row[other]}`),
  );
}

/** The pairs to cover: every pair of some candidate, except pairs of excluded factors. */
export const allPairs = (
  rows: readonly Values[],
  leftOut: readonly (readonly [string, string])[],
): ReadonlySet<string> => new Set(rows.flatMap((row) => pairsOf(row, leftOut)));

/**
 * A small selection of candidates that covers each pair of values at least once. Greedy and deterministic: picks the
 * row with the most uncovered pairs, on a tie the one whose values were picked least often.
 */
export function pairwise<Row extends Values>(
  candidates: readonly Row[],
  leftOut: readonly (readonly [string, string])[],
): readonly Row[] {
  const missing = new Set(allPairs(candidates, leftOut));
  const uses = new Map<string, number>();
  const valuesOf = (row: Row) => Object.entries(row).map(([name, value]) => `${name}=${value}`);
  const usesOf = (row: Row) =>
    valuesOf(row).reduce((sum, value) => sum + (uses.get(value) ?? 0), 0);
  const chosen: Row[] = [];
  while (missing.size > 0) {
    let best: { row: Row; gain: number; uses: number } | undefined;
    for (const row of candidates) {
      const gain = pairsOf(row, leftOut).filter((pair) => missing.has(pair)).length;
      const used = usesOf(row);
      if (!best || gain > best.gain || (gain === best.gain && used < best.uses)) {
        best = { row, gain, uses: used };
      }
    }
    if (!best) break;
    for (const pair of pairsOf(best.row, leftOut)) missing.delete(pair);
    for (const value of valuesOf(best.row)) uses.set(value, (uses.get(value) ?? 0) + 1);
    chosen.push(best.row);
  }
  return chosen;
}
