import { pipelineOf, type Pipeline } from './pipelines';
import type { Simulation, SimulationMessage, SimulationSetup, Stage } from './simulation.types';
import {
  noMatch,
  passedOn,
  startTurn,
  stopped,
  type Outcome,
  type StageRule,
  type Turn,
} from './turn';

const DECISIVE: readonly Stage['verdict'][] = ['answered', 'asked', 'stopped'];
/** What reaches other chats only. */
const ELSEWHERE: readonly Stage['id'][] = ['privateForward', 'forward', 'sync'];

/** Whatever a stage throws is what a malformed config makes the robot throw there. */
function outcomeOf(stage: StageRule, turn: Turn): Outcome {
  try {
    return stage.run(turn);
  } catch {
    return stage.isFatal ? stopped('malformed') : passedOn('malformed');
  }
}

function rowOf(stage: StageRule, turn: Turn): { row: Stage; isEnd: boolean } {
  turn.cursor.rule = undefined;
  const isSkipped = turn.isFile && stage.takesFiles !== true;
  const { verdict, reason, keyword, isEnd } = isSkipped
    ? noMatch('otherKind')
    : outcomeOf(stage, turn);
  const { rule } = turn.cursor;
  const row: Stage = { id: stage.id, verdict, reason, rule, keyword };
  return { row, isEnd: isEnd === true || DECISIVE.includes(verdict) };
}

const notTried = ({ id }: StageRule): Stage => ({ id, verdict: 'notTried', reason: 'decided' });

/** Runs stages until one decides; the others are in the trace as not tried. */
export function runStages({ chain, after }: Pipeline, turn: Turn): Stage[] {
  const trace: Stage[] = [];
  let isEnd = false;
  for (const stage of chain) {
    if (isEnd) {
      trace.push(notTried(stage));
      continue;
    }
    const result = rowOf(stage, turn);
    trace.push(result.row);
    isEnd = result.isEnd;
  }
  const isReceived = trace[0]?.verdict === 'passedOn';
  for (const stage of after) trace.push(isReceived ? rowOf(stage, turn).row : notTried(stage));
  return trace;
}

function outcomeOfMessage({ asks }: Turn, trace: readonly Stage[]): Simulation['outcome'] {
  if (asks.length > 0) return 'asks';
  const here = trace.filter(({ id }) => !ELSEWHERE.includes(id));
  if (here.some(({ verdict }) => verdict === 'answered')) return 'answered';
  return trace.some(({ verdict }) => verdict === 'stopped') ? 'stopped' : 'silent';
}

/** The simulation with other stages than the robot's, for the controls of its tests. */
export function simulateWith(
  pipeline: (message: SimulationMessage) => Pipeline,
  setup: SimulationSetup,
  message: SimulationMessage,
): Simulation {
  const turn = startTurn(setup, message);
  const trace = runStages(pipeline(message), turn);
  const { sends, asks, memory } = turn;
  return { sends, asks, outcome: outcomeOfMessage(turn, trace), trace, memory };
}

/**
 * What the robot makes of a message: what it says, whom it asks, and which stage decided why. A pure function that never
 * throws: the same setup, message and memory give the same result, whatever the config.
 */
export const simulate = (setup: SimulationSetup, message: SimulationMessage): Simulation =>
  simulateWith(pipelineOf, setup, message);
