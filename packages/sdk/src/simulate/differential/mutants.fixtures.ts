/** Simulations that are wrong on purpose: each has to differ from the robot. */
import { pipelineOf, type Pipeline } from '../pipelines';
import { each, read } from '../robot-values';
import type { SimulationMessage, StageId } from '../simulation.types';
import type { StageRule } from '../turn';

type Pipelines = (message: SimulationMessage) => Pipeline;

const withChain =
  (change: (chain: readonly StageRule[]) => readonly StageRule[]): Pipelines =>
  (message) => {
    const { chain, after } = pipelineOf(message);
    return { chain: change(chain), after };
  };

/** Two stages, each in the place of the other. */
export const swapped = (one: StageId, other: StageId): Pipelines =>
  withChain((chain) => {
    const stageOf = (id: StageId) => chain.find((stage) => stage.id === id);
    const inPlaceOf = (stage: StageRule) => {
      if (stage.id === one) return stageOf(other);
      return stage.id === other ? stageOf(one) : stage;
    };
    return chain.map((stage) => inPlaceOf(stage) ?? stage);
  });

const LISTS: Partial<Record<StageId, string>> = {
  callback: 'callBackEvents',
  skill: 'eventKeywords',
  reply: 'replyKeywords',
};

const asExact = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && read(row, 'reg') === 1 ? { ...row, reg: 2 } : row;

/** The config as a stage sees it that takes "contains" for "exact". */
function withExactRows(config: unknown, list: string): unknown {
  const rows = typeof config === 'object' && config !== null ? read(config, list) : undefined;
  return Array.isArray(rows) ? { ...Object(config), [list]: each(rows).map(asExact) } : config;
}

/** The rules that contain a keyword have to be it exactly. */
export const containsAsExact: Pipelines = withChain((chain) =>
  chain.map((stage) => {
    const list = LISTS[stage.id];
    if (list === undefined) return stage;
    return {
      ...stage,
      run: (turn) => stage.run({ ...turn, config: withExactRows(turn.config, list) }),
    };
  }),
);
