import { readCron } from '../cron/cron-reading.rules';
import { isJsonObject, jsonList, toJsonObject, type Json, type JsonObject } from '../core/json';
import { isWebAddress } from '../core/link';
import { readPart, readRow } from '../resources/robot/config-list';
import { readPreventWords, writePreventWords } from '../resources/robot/prevent-words';
import { headerKeys } from '../resources/robot/provider-settings';
import { parseConfig } from '../resources/robot/robot-config';
import {
  CONFIG_DEFAULTS,
  CONFIG_LISTS,
  type ConfigList,
  type ConfigObject,
} from '../resources/robot/robot-config.constants';
import { ROBOT_TYPE } from '../resources/robot/robot-type.constants';
import { CALLBACK_TYPE } from '../resources/rule/rule.constants';
import { SCHEDULE_LISTS } from '../resources/schedule/schedule.constants';
import { baseUrlOf, sendableKey } from './provider-address';
import { repairedKeywords, repairedReplies, repairedRow } from './repaired-row';
import { storableObject } from './storable-keys';

const isAddress = (value: Json | undefined) =>
  typeof value === 'string' && isWebAddress(value.trim());

/** The rows that the plugin can parse, without their invalid parts; a row with nothing left is removed. */
export function safeRows(list: ConfigList, value: Json | undefined): Json[] {
  if (list === 'acceptFriendKeyWords') return jsonList(repairedKeywords(value ?? []));
  if (list === 'newFriendReplys') return jsonList(repairedReplies(value ?? []));
  return jsonList(value).flatMap((stored) => {
    const entry = readRow(list, isJsonObject(stored) ? repairedRow(stored) : stored);
    if (entry.status !== 'ready' || entry.row === null) return [];
    const { row = null } = toJsonObject({ row: entry.row });
    return isHarmless(list, row) ? [row] : [];
  });
}

/** False for a row that would suppress messages or crash the robot. */
function isHarmless(list: ConfigList, row: Json): boolean {
  if (!isJsonObject(row)) return true;
  if (list === 'callBackEvents') {
    // The call fails without an address, and a failed call sends nothing.
    return isAddress(row['type'] === CALLBACK_TYPE.builtIn ? row['postUrl'] : row['customUrl']);
  }
  const isSchedule = SCHEDULE_LISTS.some((schedule) => schedule === list);
  return !isSchedule || readCron(row['date']).status !== 'refused';
}

/** An object of a config; null when it is off, invalid, or could only suppress messages. */
function safePart(stored: JsonObject, name: ConfigObject): Json {
  const value = stored[name];
  const entry = isJsonObject(value) ? readPart({ [name]: repairedRow(value) }, name) : undefined;
  if (entry?.status !== 'ready') return null;
  const part = toJsonObject(entry.row);
  switch (name) {
    case 'customBot':
    case 'conversationRecord':
      return isAddress(part['customUrl']) ? part : null;
    case 'uploadFileConfig':
      return isJsonObject(part['ossConfig']) ? part : null;
    case 'summerConfig':
      return {
        model: '',
        ...part,
        token: sendableKey(part['token']),
        baseUrl: baseUrlOf(part['botType'], part['baseUrl']),
      };
  }
}

/** A negative number is a length limit that every message passes. */
const safeScalar = (value: Json | undefined, initial: Json): Json =>
  value === undefined || (typeof value === 'number' && value < 0) ? initial : value;

/** The addresses of providers, which the plugin calls as they are, even when they are empty. */
function addresses(view: JsonObject): JsonObject {
  return {
    dify_baseUrl: baseUrlOf(ROBOT_TYPE.dify, view['dify_baseUrl']),
    coze_baseUrl: baseUrlOf(ROBOT_TYPE.cozeV2, view['coze_baseUrl']),
    cozev3_baseUrl: baseUrlOf(ROBOT_TYPE.cozeV3, view['cozev3_baseUrl']),
    qany_baseUrl: baseUrlOf(ROBOT_TYPE.qAnything, view['qany_baseUrl']),
    // ChatGPT and FastGPT share one field.
    proxyPassUrl: baseUrlOf(view['defaultBot'], view['proxyPassUrl']),
  };
}

/**
 * A stored config made safe for the plugin: every known field has the expected type, and rows that would crash it are
 * removed. Fields that this version does not know are passed on.
 */
export function safeConfig(config: string): JsonObject {
  const parsed = parseConfig(config);
  if (parsed.status !== 'ready') return safeConfig('{}');
  const stored = storableObject(parsed.stored);
  const view = toJsonObject(parsed.view);
  const scalars = Object.fromEntries(
    Object.entries(CONFIG_DEFAULTS).map(([name, initial]): [string, Json] => [
      name,
      safeScalar(view[name], initial),
    ]),
  );
  const lists = Object.fromEntries(
    CONFIG_LISTS.map((list): [string, Json] => [list, safeRows(list, stored[list])]),
  );
  return {
    ...stored,
    ...scalars,
    // The plugin matches a word including the space in front of it.
    preventWords: writePreventWords(readPreventWords(parsed.view.preventWords)),
    ...addresses(view),
    ...Object.fromEntries(headerKeys().map((key): [string, Json] => [key, sendableKey(view[key])])),
    ...lists,
    customBot: safePart(stored, 'customBot'),
    summerConfig: safePart(stored, 'summerConfig'),
    conversationRecord: safePart(stored, 'conversationRecord'),
    uploadFileConfig: safePart(stored, 'uploadFileConfig'),
  };
}
