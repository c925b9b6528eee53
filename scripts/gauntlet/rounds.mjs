/** The measurements in a report of Vitest. */
const measuredByVitest = ({ testResults = [] }) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ meta }) => meta?.measured ?? []);

/** Those in a report of Playwright, whose suites have further ones. */
const measuredByPlaywright = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(measuredByPlaywright),
  ...specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === 'measured')
    .map(({ description }) => JSON.parse(description)),
];

/** What one round counted: `{ cases, control }`, from the report of its measurements. */
export function countedIn(run, report = {}) {
  const measured = [...measuredByVitest(report), ...measuredByPlaywright(report)].filter(
    ({ cases }) => cases !== undefined,
  );
  if (run.cases !== undefined) return { cases: run.cases, control: run.control };
  return {
    cases: measured.reduce((sum, { cases }) => sum + cases, 0),
    // Parts of a round that share the work have the same control.
    control: [...new Set(measured.map(({ control }) => control))].join('; '),
  };
}

/** Small enough that each round and each case after it has a number of its own. */
const HIGHEST_SEED = 1_000_000_000;
/**
 * Rounds that make a case of each number from their seed on must not make the same ones, also where these are counted
 * modulo 150: there 15 rounds of ten make each once.
 */
const SEEDS_PER_ROUND = 10_060;

/** The seed of a round of a run. */
export const seedOf = ({ seed }, round) => seed + round * SEEDS_PER_ROUND;

/** A run that has counted nothing yet. */
export const newRun = () => ({
  seed: Math.floor(Math.random() * HIGHEST_SEED),
  rounds: 0,
  cases: 0,
  failed: 0,
});

/**
 * Repeats the rounds of a run until it has counted its goal, or `most` rounds, or one fails. It goes on from `begun`,
 * unless that is complete, or each round is the whole (`isWhole`); `runRound(seed)` returns what a round counted, undefined for one that failed, and `save` is
 * called after each round, also one that failed, which counts as such alone. Returns the seed of that, if one did.
 */
export async function runRounds({ run, begun, most = Infinity, runRound, save }) {
  let state = begun && !run.isWhole && begun.cases < run.goal ? begun : newRun();
  for (let done = 0; done < most && state.cases < run.goal; done += 1) {
    const seed = seedOf(state, state.rounds);
    const counted = await runRound(seed);
    if (counted === undefined) {
      await save({ ...state, failed: state.failed + 1 });
      return seed;
    }
    state = {
      ...state,
      rounds: state.rounds + 1,
      cases: state.cases + counted.cases,
      control: counted.control,
    };
    await save(state);
  }
  return undefined;
}
