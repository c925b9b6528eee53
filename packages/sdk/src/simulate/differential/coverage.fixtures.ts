/** What the cases of a run are about, so that agreement is not that of silence. */
import { keywordIn } from '../turn';
import type { Simulation, SimulationMessage, Stage } from '../simulation.types';
import type { Case } from './random-cases.fixtures';
import type { Json, JsonObject } from './random.fixtures';

/** Stages that decide something without being the last. */
const WITHOUT_END: readonly Stage['reason'][] = [
  'forwarded',
  'uploaded',
  'described',
  'ownMessage',
  'notLoaded',
];

const decides = ({ id, verdict, reason }: Stage) =>
  ['answered', 'asked', 'stopped'].includes(verdict) ||
  WITHOUT_END.includes(reason) ||
  (id === 'voice' && verdict === 'passedOn');

export interface Coverage {
  messages: number;
  silent: number;
  inRooms: number;
  /** How many cases each stage decided. */
  readonly decided: Map<string, number>;
  /** The modes, @ rules and scopes of the rows that decided. */
  readonly conditions: Set<string>;
  /** Messages that more than one row of the deciding list fits. */
  overlaps: number;
}

export const startCoverage = (): Coverage => ({
  messages: 0,
  silent: 0,
  inRooms: 0,
  decided: new Map(),
  conditions: new Set(),
  overlaps: 0,
});

const rowsOf = (config: JsonObject, list: string): readonly Json[] => {
  const rows = config[list];
  return Array.isArray(rows) ? (rows as readonly Json[]) : [];
};

function fits(row: Json, text: string): boolean {
  try {
    return keywordIn(row, text) !== undefined;
  } catch {
    return false;
  }
}

function countRow(coverage: Coverage, { config }: Case, { rule }: Stage, text: string) {
  if (!rule) return;
  const rows = rowsOf(config, rule.list);
  const row = rows[rule.index];
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return;
  for (const key of ['reg', 'needAt', 'scope'])
    coverage.conditions.add(`${key} ${JSON.stringify((row as JsonObject)[key]) ?? 'absent'}`);
  if (rows.filter((one) => fits(one, text)).length > 1) coverage.overlaps += 1;
}

/** Counts the messages of a case. */
export function countCase(
  coverage: Coverage,
  one: Case,
  results: readonly { readonly message: SimulationMessage; readonly simulation: Simulation }[],
): void {
  const stages = new Set<string>();
  for (const { message, simulation } of results) {
    const { outcome, sends, trace } = simulation;
    coverage.messages += 1;
    if (message.room) coverage.inRooms += 1;
    if (outcome === 'silent' && sends.length === 0) coverage.silent += 1;
    for (const stage of trace.filter(decides)) {
      stages.add(stage.id);
      countRow(coverage, one, stage, message.text);
    }
  }
  for (const id of stages) coverage.decided.set(id, (coverage.decided.get(id) ?? 0) + 1);
}
