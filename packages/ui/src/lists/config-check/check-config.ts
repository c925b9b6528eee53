import type { FriendOption, RoomOption } from '@chatdeck/sdk';
import { listedRows } from '@chatdeck/sdk/config';
import {
  CONFIG_LISTS,
  RECORD_LISTS,
  ROLE,
  SCHEDULE_LISTS,
  type ConfigList,
  type RecordList,
} from '@chatdeck/sdk/constants';
import { toJsonObject, type Json, type JsonObject } from '@chatdeck/sdk/plain-rules';
import type {
  Finding,
  FindingPlace,
  KnownChat,
  CheckContext,
  RuleReference,
} from '@chatdeck/sdk/simulate';
import { TASK_LISTS } from './finding-places';

/** Longer lists are not checked to their end, which would block the page of the host. */
export const MOST_ROWS = 200;
/** With more groups or friends than these, no target is looked for. */
const MOST_CHATS = 10_000;

/** A dialogue, feed, task or reminder. */
interface KnownRecord {
  readonly id: string;
  readonly version: number;
}

/** What a config is checked with; what could not be loaded is undefined. */
export interface CheckInputs {
  readonly stored: JsonObject;
  readonly role: string | undefined;
  readonly rooms: readonly RoomOption[] | undefined;
  readonly friends: readonly FriendOption[] | undefined;
  readonly dialogues: readonly KnownRecord[] | undefined;
  readonly rssFeeds: readonly KnownRecord[] | undefined;
  readonly batchTasks: readonly (KnownRecord & { readonly taskType: string })[] | undefined;
  readonly reminders: readonly KnownRecord[] | undefined;
  readonly materials: readonly { readonly id: string }[] | undefined;
}

/** A finding beside the row that it is about. */
export interface ShownFinding {
  readonly key: string;
  readonly finding: Finding;
  /** Its row, with the index among all rows of its list, paused ones included. */
  readonly row?: {
    readonly at: number;
    readonly stored: Json;
    /** How many rows of its list were checked. */
    readonly checkedRows: number;
  };
  /** The dialogue, feed, task or reminder that it is about. */
  readonly record?: {
    readonly list: RecordList;
    readonly id: string;
    readonly version: number;
    readonly stored: JsonObject;
  };
  /** The number of the other rule that it is about, as its list shows it. */
  readonly otherNumber?: number;
  /** Its content; undefined for what is no row of a list. */
  readonly otherStored?: Json;
}

const isRecordList = (list: string): list is RecordList =>
  RECORD_LISTS.some((known) => known === list);

const isConfigList = (list: string): list is ConfigList =>
  CONFIG_LISTS.some((known) => known === list);

interface RunningRow {
  readonly at: number;
  readonly stored: Json;
}

/** Asked for by each finding, of lists that may be very long. */
const running = new WeakMap<JsonObject, Map<ConfigList, readonly RunningRow[]>>();

/** The rows of a list that run, each with its index among all rows. */
function runningRows(stored: JsonObject, list: ConfigList): readonly RunningRow[] {
  const lists = running.get(stored) ?? new Map<ConfigList, readonly RunningRow[]>();
  running.set(stored, lists);
  const rows =
    lists.get(list) ??
    listedRows(stored, list).flatMap(({ stored: row, isPaused }, at) =>
      isPaused ? [] : [{ at, stored: row }],
    );
  lists.set(list, rows);
  return rows;
}

/** Lists whose rows name groups or friends, besides the schedules. */
const NAMING = [
  'parseMiniRooms',
  'forwards',
  'privateForwards',
  'roomAsyncList',
  'roomJoinKeywords',
] as const;
/** Lists that send materials. */
const SENDING = ['replyKeywords', 'roomTaskSchedule', 'roomJoinKeywords'] as const;

const hasRows = (stored: JsonObject, lists: readonly ConfigList[]) =>
  lists.some((list) => listedRows(stored, list).length > 0);

/** Whether a config names groups or friends. */
export const namesChats = (stored: JsonObject): boolean =>
  hasRows(stored, [...SCHEDULE_LISTS, ...NAMING]);

/** Whether a config may send materials. */
export const sendsMaterials = (stored: JsonObject): boolean => hasRows(stored, SENDING);

/** Whether a list is longer than what is checked. */
export const isCut = (stored: JsonObject): boolean =>
  CONFIG_LISTS.some((list) => listedRows(stored, list).length > MOST_ROWS);

/** The config that the robot is served, without the ends of very long lists. */
function servedConfig(stored: JsonObject): JsonObject {
  const lists = CONFIG_LISTS.flatMap((list) => {
    const rows = stored[list];
    return Array.isArray(rows) ? [[list, rows.slice(0, MOST_ROWS)] as const] : [];
  });
  return { ...stored, ...Object.fromEntries(lists) };
}

/** A robot that has not sent its lists yet knows no chat, which says nothing about its targets. */
const knownChats = <Chat>(
  chats: readonly Chat[] | undefined,
  toKnown: (chat: Chat) => KnownChat,
) => (chats && chats.length > 0 && chats.length <= MOST_CHATS ? chats.map(toKnown) : undefined);

function contextOf(inputs: CheckInputs): CheckContext {
  const { stored, role, dialogues, materials } = inputs;
  const rooms = knownChats(inputs.rooms, ({ wxid, topic, previousNames = [] }) => ({
    id: wxid,
    name: topic,
    previousNames: previousNames.map((previous) => previous.name),
  }));
  const friends = knownChats(inputs.friends, ({ wxid, name, alias, previousNames = [] }) => ({
    id: wxid,
    name,
    ...(alias !== '' && { alias }),
    previousNames: previousNames.map((previous) => previous.name),
  }));
  const { rssFeeds, batchTasks, reminders } = inputs;
  return {
    // While the role is unknown, nothing is reported about what needs a membership.
    user: { role: role ?? ROLE.member },
    ...(rooms && { rooms }),
    ...(friends && { friends }),
    ...(dialogues && { dialogues: dialogues.slice(0, MOST_ROWS) }),
    ...(rssFeeds && { rssFeeds: rssFeeds.slice(0, MOST_ROWS) }),
    ...(batchTasks && { batchTasks: batchTasks.slice(0, MOST_ROWS) }),
    ...(reminders && { reminders: reminders.slice(0, MOST_ROWS) }),
    ...(materials && { materials }),
    numberOf: (rule) => numberOf(stored, rule),
  };
}

function otherOf(stored: JsonObject, other: RuleReference) {
  const otherNumber = numberOf(stored, other);
  const row = isConfigList(other.list) ? runningRows(stored, other.list)[other.index] : undefined;
  return { otherNumber, ...(row && { otherStored: row.stored }) };
}

function numberOf(stored: JsonObject, { list, index }: RuleReference): number {
  const at = isConfigList(list) ? runningRows(stored, list)[index]?.at : undefined;
  return (at ?? index) + 1;
}

/** The record that a finding is about. */
function recordOf(inputs: CheckInputs, { list, index = -1 }: FindingPlace): ShownFinding['record'] {
  const record = isRecordList(list) ? inputs[list]?.[index] : undefined;
  if (!isRecordList(list) || !record) return undefined;
  return { list, id: record.id, version: record.version, stored: toJsonObject(record) };
}

/** The list of a finding as pages show it: batch tasks of each kind have one of their own. */
function shownPlace(place: FindingPlace, record: ShownFinding['record']): FindingPlace {
  if (place.list !== 'batchTasks') return place;
  const kind = record?.stored['taskType'];
  return { ...place, list: (typeof kind === 'string' && TASK_LISTS[kind]) || place.list };
}

/** What is wrong in a config, the most severe first. The checks are loaded when they are first needed. */
export async function checkStored(inputs: CheckInputs): Promise<readonly ShownFinding[]> {
  const { checkConfig } = await import('@chatdeck/sdk/simulate');
  const { stored } = inputs;
  return checkConfig(servedConfig(stored), contextOf(inputs)).map((finding, order) => {
    const { list, index } = finding.place;
    const at = index ?? -1;
    const rows = isConfigList(list) ? runningRows(stored, list) : [];
    const row = rows[at];
    const record = recordOf(inputs, finding.place);
    return {
      key: `${order} ${finding.id} ${list} ${at}`,
      finding: { ...finding, place: shownPlace(finding.place, record) },
      ...(row && { row: { ...row, checkedRows: Math.min(rows.length, MOST_ROWS) } }),
      ...(record && { record }),
      ...(finding.other && otherOf(stored, finding.other)),
    };
  });
}

interface Checked {
  readonly inputs: CheckInputs;
  readonly findings: Promise<readonly ShownFinding[]>;
}

/**
 * The last findings of each config that was loaded: another page shows them at once. By the answer, which one provider
 * has: the equal config of another account is checked with other groups and friends.
 */
const lastFound = new WeakMap<object, readonly ShownFinding[]>();
export const knownFindings = (answer: object | undefined) => answer && lastFound.get(answer);

/** By answer: one provider has one, whose findings all its components share. */
const checked = new WeakMap<object, Checked>();

const SHARED = ['stored', 'role', 'rooms', 'friends', 'materials', ...RECORD_LISTS] as const;

/** Like `checkStored` of the config of an answer, once for the same inputs. */
export function sharedCheck(answer: object, inputs: CheckInputs): Promise<readonly ShownFinding[]> {
  const known = checked.get(answer);
  if (known && SHARED.every((key) => known.inputs[key] === inputs[key])) return known.findings;
  const findings = checkStored(inputs);
  checked.set(answer, { inputs, findings });
  findings.then(
    (found) => lastFound.set(answer, found),
    // The next component tries again.
    () => checked.delete(answer),
  );
  return findings;
}
