import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { growthFigure, slopeOf } from '../../bench/growth/slope.mjs';
import { figuresOf, isMet, worseThan } from '../../bench/lib/figures.mjs';
import { performancePage, plotsOf } from '../../bench/lib/performance-page.mjs';
import { idleReasons, missesOf } from '../../bench/lib/reasons.mjs';
import { formatFile } from '../compatibility/format-file.mjs';

const RECORD = 'docs/performance/figures.json';
const PAGE = 'docs/performance.md';
const read = (file) => readFileSync(file, 'utf8');

const goal = { name: 'a call', unit: 'ms', measure: 'ms', against: 'floor', goal: 1.5 };
const runs = (...times) => times.map((ms) => ({ ms }));
const figure = (ours) => figuresOf({ ours: runs(...ours), floor: runs(10, 20, 10) }, [goal])[0];

describe('The page of performance', () => {
  it('is what `npm run bench -- --write` writes from the recorded figures', async () => {
    const page = performancePage(JSON.parse(read(RECORD)));
    expect(read(PAGE)).toBe(await formatFile(PAGE, page));
  });

  it('says why each missed goal is missed', () => {
    const unexplained = Object.entries(JSON.parse(read(RECORD))).flatMap(([bench, { figures }]) =>
      missesOf(bench, figures)
        .filter(({ why }) => why === undefined)
        .map(({ figure: { name, against } }) => `${bench}: ${name} ${against ?? ''}`),
    );
    expect(unexplained).toEqual([]);
  });

  it('gives no reason for what is met', () => {
    expect(idleReasons(JSON.parse(read(RECORD)))).toEqual([]);
  });

  it('has the plots of the recorded figures', () => {
    for (const { file, svg } of plotsOf(JSON.parse(read(RECORD)))) {
      expect(read(`docs/performance/${file}`)).toBe(svg);
    }
  });

  it('compares within a repetition, so that a slow moment of the machine changes nothing', () => {
    // The second repetition was twice as slow for both.
    expect(figure([14, 28, 14])).toMatchObject({ value: 1.4, low: 1.4, high: 1.4, ours: 14 });
  });

  it('may compare by how much more something takes', () => {
    const more = { ...goal, isDifference: true, goal: 50 };
    const results = { ours: runs(60, 30, 40), floor: runs(10, 20, 10) };
    expect(figuresOf(results, [more])).toMatchObject([{ value: 30, low: 10, high: 50 }]);
  });

  it('says whether a goal is met', () => {
    expect(isMet(figure([14, 28, 14]))).toBe(true);
    expect(isMet(figure([16, 32, 16]))).toBe(false);
  });

  it('finds a ratio that became more than 15 % worse, and no smaller difference', () => {
    const recorded = [figure([10, 20, 10])];
    expect(worseThan(recorded, [figure([11, 22, 11])])).toEqual([]);
    expect(worseThan(recorded, [figure([12, 24, 12])])).toMatchObject([{ before: 1 }]);
  });

  it('does not compare times of different machines', () => {
    const alone = { ...goal, against: undefined };
    const [before] = figuresOf({ ours: runs(1) }, [alone]);
    const [after] = figuresOf({ ours: runs(9) }, [alone]);
    expect(worseThan([before], [after])).toEqual([]);
  });
});

describe('The growth of a cost', () => {
  const counts = [100, 1_000, 10_000];
  const growth = (timeOf) =>
    growthFigure({ name: 'sort', plot: 'sdk', unit: 'rows', counts }, [counts.map(timeOf)]);

  it('is the exponent by which its time grows with its work', () => {
    expect(
      slopeOf(
        counts,
        counts.map((count) => 3 * count ** 2),
      ),
    ).toBeCloseTo(2);
    expect(slopeOf(counts, [5, 5, 5])).toBeCloseTo(0);
  });

  it('may be that of a sort, and no more', () => {
    expect(isMet(growth((count) => count))).toBe(true);
    expect(isMet(growth((count) => count * Math.log(count)))).toBe(true);
    expect(isMet(growth((count) => count ** 1.5))).toBe(false);
  });
});
