import type { JsonObject } from '../core/json';
import type { Dialogue } from '../resources/dialogue/dialogue.schema';
import { ROLE } from '../resources/member/member.constants';
import { listedRows, PAUSED_FIELD } from '../resources/robot/paused-rows';
import { CONFIG_LISTS, type ConfigList } from '../resources/robot/robot-config.constants';
import { simulate } from '../simulate/simulate';
import type {
  RuleReference,
  Simulation,
  SimulationMessage,
  SimulationSetup,
  Stage,
  StageId,
} from '../simulate/simulation.types';
import { safeConfig, safeRows } from './safe-config';
import { servedDialogue } from './served-dialogue';
import { withinRights, type ServedRights } from './served-rights';

/** What an account has stored for its robot, and what its robot knows. */
export interface StoredRobot extends Pick<
  SimulationSetup,
  'robot' | 'rooms' | 'friends' | 'materials'
> {
  /** The stored document, with its paused rows. */
  readonly config: JsonObject;
  readonly rights: ServedRights;
  /** In the order of the account. */
  readonly dialogues?: readonly Dialogue[] | undefined;
}

/** Simulates one message; `memory` is the one of the message before, and without `now` times are letters. */
export type PreparedRobot = (
  message: SimulationMessage,
  moment?: Pick<SimulationSetup, 'memory' | 'now'>,
) => Simulation;

/** The part of the config that a stage reads and that an account may lack the right for. */
const PART: Readonly<Partial<Record<StageId, string>>> = {
  privateForward: 'privateForwards',
  sync: 'roomAsyncList',
  callback: 'callBackEvents',
  summary: 'summerConfig',
  forward: 'forwards',
  customBot: 'customBot',
  upload: 'uploadFileConfig',
};
const MEMBER_STAGES: readonly StageId[] = ['privateForward', 'sync', 'callback', 'summary'];

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** The indexes among all rows of those that the robot is served. */
const servedIndexes = (config: JsonObject, list: ConfigList): readonly number[] =>
  listedRows(config, list).flatMap(({ stored, isPaused }, index) =>
    isPaused || safeRows(list, [stored]).length === 0 ? [] : [index],
  );

/**
 * A robot with a stored config, as it is served: made safe, within the rights of its account and without paused rows.
 * The rules of a trace are counted as the lists of the console count them, and what is stored but not served for want
 * of a right is not called unset. Not known here: the custom centre's rows, which are stored apart from the config.
 */
export function prepareRobot(robot: StoredRobot): PreparedRobot {
  const { config, rights, dialogues = [], ...known } = robot;
  const { [PAUSED_FIELD]: _, ...running } = safeConfig(JSON.stringify(config));
  const served = withinRights(running, rights);
  const setup = {
    ...known,
    config: served,
    dialogues: rights.isMember ? dialogues.map(servedDialogue) : [],
    // Every account is served this role: without it the robot would not listen to the server.
    user: { role: ROLE.member },
  };
  const indexes = new Map<string, readonly number[]>();
  const listedRule = ({ list, index }: RuleReference): RuleReference => {
    const known = CONFIG_LISTS.find((one) => one === list);
    if (!known) return { list, index };
    const rows = indexes.get(list) ?? servedIndexes(config, known);
    indexes.set(list, rows);
    return { list, index: rows[index] ?? index };
  };
  const listedStage = (stage: Stage): Stage => {
    if (stage.rule) return { ...stage, rule: listedRule(stage.rule) };
    if (stage.reason !== 'unset') return stage;
    if (stage.id === 'dialogue')
      return !rights.isMember && dialogues.length > 0 ? { ...stage, reason: 'membership' } : stage;
    const part = PART[stage.id];
    const isWithheld = part !== undefined && isEmpty(served[part]) && !isEmpty(running[part]);
    if (!isWithheld) return stage;
    return { ...stage, reason: MEMBER_STAGES.includes(stage.id) ? 'membership' : 'off' };
  };
  return (message, moment) => {
    const simulation = simulate({ ...setup, ...moment }, message);
    return { ...simulation, trace: simulation.trace.map(listedStage) };
  };
}
