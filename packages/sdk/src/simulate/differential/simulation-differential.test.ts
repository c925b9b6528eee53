import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installRobot } from '../../../../../fixtures/robot/install.mjs';
import { pipelineOf } from '../pipelines';
import { simulateWith } from '../simulate';
import type { SimulationMemory } from '../simulation.types';
import { expected, seen, setupOf } from './compare.fixtures';
import { countCase, startCoverage } from './coverage.fixtures';
import { containsAsExact, swapped } from './mutants.fixtures';
import { caseOf, type Case } from './random-cases.fixtures';
import { FOCUS } from './random-focus.fixtures';
import { startTrial, type Observed, type Trial } from './robot-trial.fixtures';

/** Each number from here on makes one case; a difference reports its number. */
const SEED = Number(process.env['SIMULATOR_SEED'] ?? 20_261_123);
/** `npm run gauntlet -- simulator` runs 500. */
const CASES = Number(process.env['SIMULATOR_CASES'] ?? 40);
/** What cases are about is counted in this many, of which the first are run by the robot. */
const COUNTED = Math.max(500, CASES);
/** In 500 cases each stage decides at least 20. */
const DECIDED_SHARE = 20 / 500;
const INSTALLATION_MS = 300_000;
const CASE_MS = 1_000;

interface Run {
  readonly one: Case;
  readonly observed: readonly Observed[];
}

let trial: Trial;
const runs: Run[] = [];

beforeAll(
  async () => {
    if (!installRobot()) throw new Error('The robot could not be installed');
    trial = await startTrial();
    for (let seed = SEED; seed < SEED + CASES; seed += 1) {
      const one = caseOf(seed);
      runs.push({ one, observed: await trial.run(one) });
    }
  },
  INSTALLATION_MS + CASES * CASE_MS,
);
afterAll(() => trial.stop());

/** What a simulation with these stages predicts for each message of a case. */
function simulated(one: Case, pipeline: typeof pipelineOf) {
  let memory: SimulationMemory | undefined;
  return one.messages.map((message, index) => {
    const simulation = simulateWith(pipeline, { ...setupOf(one, index), memory }, message);
    ({ memory } = simulation);
    return { message, simulation };
  });
}

const differs = (wanted: unknown, got: unknown) => {
  try {
    expect(got).toEqual(wanted);
    return false;
  } catch {
    return true;
  }
};

/** The cases in which the robot did something else than these stages predict. */
function differences(pipeline: typeof pipelineOf) {
  return runs.flatMap(({ one, observed }) => {
    const results = simulated(one, pipeline).map(({ message, simulation }, index) => ({
      seed: one.seed,
      message,
      predicted: expected(simulation, message),
      robot: seen(observed[index] ?? { sends: [], asks: [] }),
    }));
    return results
      .filter(({ predicted: predicted, robot }) => differs(predicted, robot))
      .slice(0, 1);
  });
}

describe('the simulation beside the unmodified plugin', () => {
  it(`predicts whatever the robot says and asks in ${CASES} cases`, () => {
    const found = differences(pipelineOf);
    process.stdout.write(
      `simulation: seed ${SEED}; ${found.length} of ${CASES} cases differ from the robot\n`,
    );
    expect(found.slice(0, 3)).toEqual([]);
  });

  it.each([
    ['prevented words come after the AI', swapped('preventWords', 'provider')],
    ['callbacks come after the custom bot', swapped('callback', 'customBot')],
    ['rules that contain a keyword want it exactly', containsAsExact],
  ])('notices when %s', (name, pipeline) => {
    const found = differences(pipeline);
    process.stdout.write(`simulation, control: ${name}: ${found.length} cases differ\n`);
    expect(found.length).toBeGreaterThan(0);
  });

  it('is about every stage, mode, @ rule and scope, and mostly not about silence', () => {
    const coverage = startCoverage();
    for (let seed = SEED; seed < SEED + COUNTED; seed += 1) {
      const one = caseOf(seed);
      countCase(coverage, one, simulated(one, pipelineOf));
    }
    const { messages, silent, inRooms, decided, conditions, overlaps } = coverage;
    const stages = Object.keys(FOCUS).map((id) => `${id} ${decided.get(id) ?? 0}`);
    const shares = `${silent} silent, ${inRooms} in groups, ${overlaps} with rules that overlap`;
    process.stdout.write(`simulation: ${messages} messages, ${shares}; ${stages.join(', ')}\n`);
    expect(silent).toBeLessThan(0.4 * messages);
    expect(inRooms).toBeGreaterThan(messages / 3);
    expect(overlaps).toBeGreaterThan(messages / 20);
    const atLeast = Math.floor(DECIDED_SHARE * COUNTED);
    const rare = Object.keys(FOCUS).filter((id) => (decided.get(id) ?? 0) < atLeast);
    expect(rare).toEqual([]);
    const wanted = ['reg 1', 'reg 2', 'needAt 0', 'needAt 1', 'needAt absent', 'scope "all"'];
    expect([...conditions]).toEqual(
      expect.arrayContaining([...wanted, 'scope "room"', 'scope "friend"']),
    );
  });
});
