import { isJsonObject, jsonList, type Json, type JsonObject } from '../core/json';
import { readRow } from '../resources/robot/config-list';
import { isEmptyKeyword } from '../resources/rule/keyword.rules';

/** Converts an integer in text to a number, which the plugin compares with. */
const asNumber = (value: Json): Json =>
  typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value;

const HOUR_S = 3_600;

/** A time limit in seconds, null if invalid: a negative one crashes the robot's process. */
export function timeLimit(value: Json): Json {
  const seconds = asNumber(value);
  return typeof seconds === 'number' && seconds > 0 ? Math.min(seconds, HOUR_S) : null;
}

/** The usable keywords: an empty one would match every message. */
const keywordList = (value: Json): Json =>
  (typeof value === 'string' ? [value] : jsonList(value)).filter(
    (word) => typeof word === 'string' && !isEmptyKeyword(word),
  );

const texts = (value: Json): Json => jsonList(value).filter((text) => typeof text === 'string');

const replies = (value: Json): Json =>
  jsonList(value).flatMap((reply) => {
    if (!isJsonObject(reply)) return [];
    const repaired = { ...reply, type: asNumber(reply['type'] ?? null) };
    return readRow('newFriendReplys', repaired).status === 'ready' ? [repaired] : [];
  });

const named = (value: Json): Json =>
  jsonList(value).filter((one) => isJsonObject(one) && typeof one['name'] === 'string');

const pairs = (value: Json): Json =>
  jsonList(value).filter(
    (pair) =>
      isJsonObject(pair) &&
      typeof pair['key'] === 'string' &&
      (typeof pair['value'] === 'string' || typeof pair['value'] === 'number'),
  );

/** Fields of rows that crash the plugin when they have the wrong type (robot contract, sections 11 and 12). */
const REPAIRS: Readonly<Record<string, (value: Json) => Json>> = {
  keywords: keywordList,
  replys: replies,
  welcomes: replies,
  contents: replies,
  targets: named,
  forwardTargets: named,
  excludeTargets: named,
  allowRoomMembers: named,
  rooms: texts,
  contacts: texts,
  many: texts,
  moreData: pairs,
  header: pairs,
  reg: asNumber,
  needAt: asNumber,
  type: asNumber,
  model: asNumber,
  forward: asNumber,
  timeout: timeLimit,
  num: asNumber,
  botType: asNumber,
  robotType: asNumber,
  summerTime: asNumber,
  summerNum: asNumber,
  limitNum: asNumber,
  usedNum: asNumber,
};

/** A row without its invalid parts, as long as the rest is still meaningful. */
export const repairedRow = (row: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const compress = REPAIRS[name];
      return [name, compress === undefined ? value : compress(value)];
    }),
  );

/** Replies in a separate list, such as those for a new friend. */
export const repairedReplies = replies;
export const repairedKeywords = keywordList;
