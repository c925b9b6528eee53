export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** Runs every adapter once per repetition, in varying order, so that a slow period affects them all. */
export async function interleave(adapters, repetitions, measure) {
  const results = Object.fromEntries(adapters.map((adapter) => [adapter, []]));
  // The first round is a warm-up and is discarded.
  for (let round = -1; round < repetitions; round++) {
    const order = [...adapters].sort(() => Math.random() - 0.5);
    for (const adapter of order) {
      const result = await measure(adapter);
      if (round >= 0) results[adapter].push(result);
    }
    process.stdout.write(round < 0 ? 'warming up ' : '.');
  }
  process.stdout.write('\n');
  return results;
}

/** The median ratio between the measurements of two adapters in the same repetition. */
export const ratio = (results, name, ours, other) =>
  median(results[ours].map((result, at) => result[name] / results[other][at][name]));

/** Prints all measurements and limits; returns the number of missed limits. */
export function report(title, results, measures, bars) {
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(
      Object.entries(results).map(([adapter, runs]) => [
        adapter,
        Object.fromEntries(
          measures.map((name) => [name, Number(median(runs.map((run) => run[name])).toFixed(2))]),
        ),
      ]),
    ),
  );
  const rows = bars.map(({ name, against, most, ours = 'ours' }) => {
    const value = against
      ? ratio(results, name, ours, against)
      : median(results[ours].map((run) => run[name]));
    return {
      bar: against ? `${name} / ${against}` : name,
      value: Number(value.toFixed(2)),
      most,
      verdict: value <= most ? 'pass' : 'MISS',
    };
  });
  console.table(rows);
  return rows.filter(({ verdict }) => verdict === 'MISS').length;
}
