import { listedRows } from '@chatdeck/sdk/config';
import { isJsonObject, type JsonObject } from '@chatdeck/sdk/plain-rules';
import type { PreparedRobot } from '@chatdeck/sdk/served';
import type { SampleDraft } from './samples/sample.model';
import type { Simulation, SimulationMemory, SimulationMessage } from '@chatdeck/sdk/simulate';

/** A message and when it was sent. */
export interface Said {
  readonly message: SimulationMessage;
  readonly at: Date;
  /** The same as a sample. */
  readonly draft: SampleDraft;
}

/** What a robot makes of each message, remembering those before it. */
export function converse(robot: PreparedRobot, said: readonly Said[]): readonly Simulation[] {
  let memory: SimulationMemory | undefined;
  return said.map(({ message, at }) => {
    const simulation = robot(message, { now: at, ...(memory && { memory }) });
    memory = simulation.memory;
    return simulation;
  });
}

/** Whether two robots say and ask the same. */
export const isSameOutcome = (one: Simulation, other: Simulation): boolean =>
  JSON.stringify([one.sends, one.asks]) === JSON.stringify([other.sends, other.asks]);

const LISTS = ['replyKeywords', 'eventKeywords', 'callBackEvents', 'forwards'] as const;
const MOST_EXAMPLES = 4;

/** Messages that rules of the config react to: the first keyword of the first running ones. */
export function examplesOf(config: JsonObject): readonly string[] {
  const words = LISTS.flatMap((list) =>
    listedRows(config, list).flatMap(({ stored, isPaused }): readonly string[] => {
      if (isPaused || !isJsonObject(stored) || !Array.isArray(stored.keywords)) return [];
      const [word] = stored.keywords;
      return typeof word === 'string' && word.trim() !== '' ? [word] : [];
    }),
  );
  return [...new Set(words)].slice(0, MOST_EXAMPLES);
}
