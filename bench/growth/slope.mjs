import { median, rounded } from '../lib/figures.mjs';

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The exponent by which times grow with counts: the slope of their line on two logarithmic axes. */
export function slopeOf(counts, times) {
  const [xs, ys] = [counts.map(Math.log), times.map(Math.log)];
  const [x, y] = [mean(xs), mean(ys)];
  const covariance = mean(xs.map((value, at) => (value - x) * (ys[at] - y)));
  return covariance / mean(xs.map((value) => (value - x) ** 2));
}

/** The slope of n log n over these counts: whatever grows faster is a defect. */
const slopeOfSorting = (counts) =>
  slopeOf(
    counts,
    counts.map((count) => count * Math.log(count)),
  );

/** The figure of a cost by its times in each repetition, one for each count. */
export function growthFigure({ name, plot, unit, counts }, repetitions) {
  const slopes = repetitions.map((times) => slopeOf(counts, times));
  const points = counts.map((count, at) => ({
    count,
    ms: rounded(median(repetitions.map((times) => times[at]))),
  }));
  return {
    name: `${name}, ${counts.map((count) => count.toLocaleString('en')).join(', ')} ${unit}: exponent`,
    unit: '',
    ours: rounded(median(slopes)),
    value: rounded(median(slopes)),
    low: rounded(Math.min(...slopes)),
    high: rounded(Math.max(...slopes)),
    goal: rounded(slopeOfSorting(counts)),
    plot,
    line: name,
    points,
  };
}
