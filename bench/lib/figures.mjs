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

/** Three significant digits. */
export const rounded = (value) => Number(value.toPrecision(3));

/**
 * The figures of a comparison: a row for each goal, with the median over the repetitions and its spread. `results` has
 * the runs of each adapter, and a run a number for each measure. A goal without `against` is for the number itself;
 * otherwise it is for the ratio to the other adapter in the same repetition, or with `isDifference` for how much more
 * it is. `ours` is the adapter of the goal.
 */
export const figuresOf = (results, goals) =>
  goals.map((one) => {
    const {
      name,
      unit,
      measure,
      against,
      goal,
      isDifference,
      ours = 'ours',
      theirs = measure,
    } = one;
    const our = results[ours].map((run) => run[measure]);
    const their = against && results[against].map((run) => run[theirs]);
    const compare = isDifference
      ? (value, other) => value - other
      : (value, other) => value / other;
    const values = their ? our.map((value, at) => compare(value, their[at])) : our;
    return {
      name,
      unit,
      ours: rounded(median(our)),
      ...(their && { against, theirs: rounded(median(their)) }),
      ...(isDifference && { isDifference }),
      value: rounded(median(values)),
      low: rounded(Math.min(...values)),
      high: rounded(Math.max(...values)),
      goal,
    };
  });

/** A figure without a goal is for the record alone. */
export const isMet = ({ value, goal }) => goal === undefined || value <= goal;

/** How far a ratio may be above the recorded one before `--check` fails. */
const MARGIN = 1.15;

/**
 * What became worse than its recorded figure. Times without a ratio and differences are not compared, since they depend on the machine.
 */
export function worseThan(recorded, figures) {
  const before = new Map(recorded.map((figure) => [keyOf(figure), figure]));
  return figures.flatMap((figure) => {
    const known = before.get(keyOf(figure));
    if (known === undefined || figure.isDifference) return [];
    if (figure.against === undefined && figure.unit === 'ms') return [];
    return figure.value > known.value * MARGIN ? [{ figure, before: known.value }] : [];
  });
}

const keyOf = ({ name, against }) => `${name} / ${against ?? ''}`;
