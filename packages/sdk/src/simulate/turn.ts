import { jsonIn } from '../core/json';
import { isVip } from '../resources/member/member.constants';
import { DEFAULT_OPENAI_MODEL } from '../resources/robot/provider-numbers';
import type { ReasonId } from './reason-texts';
import { each, hasForbiddenKey, read, readIf } from './robot-values';
import type {
  Ask,
  HistoryLine,
  RuleReference,
  Send,
  SimulationMessage,
  SimulationSetup,
  Stage,
  StageId,
  Target,
  Verdict,
} from './simulation.types';

/**
 * The defaults of the robot that are something else than an absent field is; the served config overrides each, even with
 * null.
 */
const ROBOT_DEFAULTS = {
  openaiModel: DEFAULT_OPENAI_MODEL,
  cozev3_baseUrl: '',
  dify_baseUrl: '',
  proxyPassUrl: '',
  parseMiniRooms: [],
  preventLength: 1000,
  roomAt: 1,
  ignoreRoomMentionAll: true,
};

/** What one message has come to so far. Stages add to `sends`, `asks` and `memory`. */
export interface Turn {
  readonly setup: SimulationSetup;
  readonly message: SimulationMessage;
  /** Undefined when the robot cannot load it. */
  readonly config: unknown;
  readonly dialogues: readonly unknown[];
  readonly isMember: boolean;
  /** The chat in which the message was written. */
  readonly here: Target;
  /** The text as the library has it, with every @. */
  readonly raw: string;
  /** The text that rules are matched with. */
  text: string;
  isMentioned: boolean;
  /** Whether an uploaded file is passed on, which only the AI gets. */
  isFile: boolean;
  /** Whether a recording was turned into text. */
  isHeard: boolean;
  readonly sends: Send[];
  readonly asks: Ask[];
  readonly memory: {
    used: Record<string, number>;
    images: Record<string, { count: number; since?: number }>;
    history: HistoryLine[];
  };
  /** The row that a stage is reading, by which the trace names it even when it is malformed. */
  readonly cursor: { rule?: RuleReference };
}

/** What a stage says of itself; `isEnd` ends the message although nothing decided. */
export interface Outcome {
  readonly verdict: Verdict;
  readonly reason: ReasonId;
  readonly keyword?: Stage['keyword'];
  readonly isEnd?: boolean;
}

/** One stage of the robot. */
export interface StageRule {
  readonly id: StageId;
  readonly run: (turn: Turn) => Outcome;
  /** Whether what a malformed config throws ends the message; other stages catch it themselves. */
  readonly isFatal?: boolean;
  /** Whether it is for uploaded files too. */
  readonly takesFiles?: boolean;
}

const outcome =
  (verdict: Verdict) =>
  (reason: ReasonId, keyword?: Stage['keyword']): Outcome => ({ verdict, reason, keyword });

/** The stage has nothing to do with the message. */
export const noMatch = outcome('noMatch');
/** The message goes on to the next stage. */
export const passedOn = outcome('passedOn');
/** The stage decides for silence. */
export const stopped = outcome('stopped');
/** The answer of somebody else decides. */
export const asked = outcome('asked');
/** The stage has answered. */
export const answered = outcome('answered');

function preparedConfig({ config, user }: SimulationSetup): unknown {
  const served: unknown = typeof config === 'string' ? jsonIn(config) : config;
  if (typeof served !== 'object' || served === null || hasForbiddenKey(served)) return undefined;
  return { ...ROBOT_DEFAULTS, ...served, userInfo: { role: user.role } };
}

/** A list with an entry that is not an object is not loaded at all. */
const loadedDialogues = (dialogues: readonly unknown[] | undefined) =>
  dialogues?.every((item) => item !== null) ? dialogues : [];

/** In groups the @ of the robot and then every @name is taken out. */
function withoutMentions(text: string, robotName: string | undefined): string {
  const withoutRobot = robotName === undefined ? text : text.replace(`@${robotName}`, '');
  return withoutRobot.replace(/@[^,，：:\s@]+/g, '').trim();
}

/** The state in which a message meets the first stage. */
export function startTurn(setup: SimulationSetup, message: SimulationMessage): Turn {
  const { robot, user, memory } = setup;
  const { from, room, kind = 'text' } = message;
  const config = preparedConfig(setup);
  const isMember = isVip(user);
  const content = kind === 'url' ? `[链接]:${message.text}` : message.text;
  const isNamed = robot !== undefined && content.includes(`@${robot.name}`);
  const isMentioned = message.isMentioned === true || isNamed;
  const isToAll = message.mentionsAll === true && kind === 'text';
  const ignoresAll = isToAll && Boolean(readIf(config, 'ignoreRoomMentionAll'));
  const here: Target = room
    ? { kind: 'room', id: room.id, name: room.topic }
    : { kind: 'contact', id: from.id, name: from.name };
  return {
    setup,
    message,
    config,
    dialogues: isMember ? loadedDialogues(setup.dialogues) : [],
    isMember,
    here,
    raw: kind === 'audio' ? '' : message.text,
    text: room ? withoutMentions(content, robot?.name) : content.trim(),
    isMentioned: isMentioned && !ignoresAll,
    isFile: false,
    isHeard: false,
    sends: [],
    asks: [],
    memory: {
      used: { ...memory?.used },
      images: { ...memory?.images },
      history: [...(memory?.history ?? [])],
    },
    cursor: {},
  };
}

/** The rows of a list of the config, or of another list; the trace names the one that is being read. */
export function* rowsOf(
  { config, cursor }: Turn,
  list: string,
  rows: readonly unknown[] = each(read(config, list)),
): Generator<unknown> {
  for (const [index, item] of rows.entries()) {
    cursor.rule = { list, index };
    yield item;
  }
  cursor.rule = undefined;
}

/** `reg` 1 is contains, 2 exact; anything else never fits. Returns the keyword that fits. */
export function keywordIn(row: unknown, text: string): Stage['keyword'] | undefined {
  const reg = read(row, 'reg');
  for (const keyword of each(read(row, 'keywords'))) {
    if ((reg === 1 && text.includes(String(keyword))) || (reg === 2 && text === keyword))
      return found(keyword, text);
  }
  return undefined;
}

/** A keyword and where it is in the text; 0 if an exact rule found the text in the keyword. */
export const found = (keyword: unknown, text: string): Stage['keyword'] => ({
  text: String(keyword),
  at: Math.max(0, text.indexOf(String(keyword))),
});

/** Why a row that fits is not for this chat; undefined if it is. `needAt` absent means that an @ is needed by default. */
export function gateOf(turn: Turn, row: unknown, isDefault = true): ReasonId | undefined {
  const needAt = read(row, 'needAt');
  const needsMention = needAt === 1 || (needAt === undefined && isDefault);
  if (turn.message.room && needsMention && !turn.isMentioned) return 'notMentioned';
  return scopeReason(turn, read(row, 'scope'));
}

/** Why a scope leaves this chat out. */
export function scopeReason({ message }: Turn, scope: unknown): ReasonId | undefined {
  if (message.room) return scope === 'friend' ? 'onlyFriends' : undefined;
  return scope === 'room' ? 'onlyRooms' : undefined;
}

/** The reason for a keyword that fits. */
export const fitReason = (row: unknown): ReasonId =>
  read(row, 'reg') === 2 ? 'equals' : 'contains';
