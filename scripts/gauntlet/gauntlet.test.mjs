import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGE, pageWith, readRecord, tableOf } from './record.mjs';
import { countedIn, runRounds, seedOf } from './rounds.mjs';
import { RUNS } from './runs.mjs';

const run = { about: 'a thing that is done', goal: 25, of: 'times' };

/** A run whose rounds count 10 each, and of which the ones of `failing` fail. */
async function repeat({ begun, most, isWhole, failing = [] }) {
  const [seeds, saved] = [[], []];
  const failed = await runRounds({
    run: { ...run, isWhole },
    begun,
    most,
    runRound: (seed) => {
      seeds.push(seed);
      return failing.includes(seeds.length) ? undefined : { cases: 10, control: 'noticed' };
    },
    save: (state) => saved.push(state),
  });
  return { seeds, saved, failed };
}

describe('A long run', () => {
  it('goes on in rounds, each with a seed of its own, until it has counted its goal', async () => {
    const { seeds, saved, failed } = await repeat({});
    expect(failed).toBeUndefined();
    expect(saved.map(({ cases }) => cases)).toEqual([10, 20, 30]);
    expect(new Set(seeds).size).toBe(3);
    expect(saved.at(-1)).toMatchObject({ rounds: 3, control: 'noticed' });
  });

  it('goes on where it was interrupted, and begins anew once it is complete', async () => {
    const begun = { seed: 7, rounds: 2, cases: 20, failed: 1 };
    const later = await repeat({ begun });
    expect(later.seeds).toEqual([seedOf(begun, 2)]);
    expect(later.saved).toMatchObject([{ seed: 7, rounds: 3, cases: 30, failed: 1 }]);
    const anew = await repeat({ begun: { ...begun, cases: 25 }, most: 1 });
    expect(anew.saved).toMatchObject([{ rounds: 1, cases: 10 }]);
    const whole = await repeat({ begun, most: 1, isWhole: true });
    expect(whole.saved).toMatchObject([{ rounds: 1, cases: 10 }]);
  });

  it('ends with the seed of a round that failed, which counts as that alone', async () => {
    const { seeds, saved, failed } = await repeat({ failing: [2] });
    expect(failed).toBe(seeds[1]);
    expect(saved).toMatchObject([
      { rounds: 1, cases: 10, failed: 0 },
      { rounds: 1, cases: 10, failed: 1 },
    ]);
  });

  it('counts the cases of its measurements alone', () => {
    const measured = (meta) => ({ meta });
    const report = {
      testResults: [
        {
          assertionResults: [
            measured({ measured: { cases: 5, control: 'one lost row noticed' } }),
            measured({ measured: { control: 'of another' } }),
            measured(undefined),
          ],
        },
        { assertionResults: [measured({ measured: { cases: 3, control: 'two noticed' } })] },
        { assertionResults: [measured({ measured: { cases: 1, control: 'two noticed' } })] },
      ],
    };
    const counted = { cases: 9, control: 'one lost row noticed; two noticed' };
    expect(countedIn(run, report)).toEqual(counted);
    const annotation = (counted) => ({ type: 'measured', description: JSON.stringify(counted) });
    const byPlaywright = {
      suites: [
        {
          specs: [{ tests: [{ annotations: [annotation({ cases: 4, control: 'a lost text' })] }] }],
          suites: [
            {
              specs: [
                {
                  tests: [
                    { annotations: [annotation({ cases: 2, control: 'two' }), { type: 'slow' }] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    };
    expect(countedIn(run, byPlaywright)).toEqual({ cases: 6, control: 'two; a lost text' });
    const given = { ...run, cases: 500, control: 'found out' };
    expect(countedIn(given, undefined)).toEqual({ cases: 500, control: 'found out' });
  });
});

describe('The table of long runs', () => {
  it('says what has been counted of what was wanted, and what was not run', () => {
    const state = {
      seed: 7,
      rounds: 1,
      cases: 10,
      failed: 2,
      control: 'c',
      date: '2026-11-26',
      commit: 'a1',
    };
    const [, , begun, missing] = tableOf({ begun: state }, { begun: run, missing: run }).split(
      '\n',
    );
    expect(begun).toContain('| 10 of 25 times | 2 | c | 7, 1 round | 2026-11-26, `a1` |');
    expect(missing).toContain('| 0 of 25 times |');
    expect(missing).toContain('not run');
  });

  it('names a seed only where one repeats the run', () => {
    const state = { rounds: 2, cases: 10, failed: 0, control: 'c', date: 'd', commit: 'a1' };
    const same = { ...run, isSeeded: false };
    const runs = { seeded: run, same, earlier: run };
    const record = { seeded: { ...state, seed: 7 }, same: { ...state, seed: 7 }, earlier: state };
    const [, , ...rows] = tableOf(record, runs).split('\n');
    expect(rows[0]).toContain('| 7, 2 rounds |');
    expect(rows[1]).toContain('| always the same, 2 rounds |');
    expect(rows[2]).toContain('| none, 2 rounds |');
  });

  it('has everything that it was to count, and nothing that failed', () => {
    const record = readRecord();
    const lacking = Object.entries(RUNS).filter(
      ([name, { goal }]) => !(record[name]?.cases >= goal && record[name].failed === 0),
    );
    expect(lacking.map(([name]) => name)).toEqual([]);
  });

  it('is on the page as it was recorded', async () => {
    const page = readFileSync(PAGE, 'utf8');
    expect(page).toBe(await pageWith(page, readRecord()));
    expect(page).toContain('| `kills`');
  });
});
