import { parseConfig, readPart, readRow } from '@chatdeck/sdk';
import {
  CALLBACK_TYPE,
  CONFIG_DEFAULTS,
  CONFIG_LISTS,
  ROBOT_TYPE,
  type ConfigList,
  type ConfigObject,
} from '@chatdeck/sdk/constants';
import { readCron } from '@chatdeck/sdk/cron';
import {
  isJsonObject,
  isWebAddress,
  readPreventWords,
  SCHEDULE_LISTS,
  writePreventWords,
  type Json,
  type JsonObject,
} from '@chatdeck/sdk/rules';
import { toJson, toJsonObject } from '../../../database/json';
import { baseUrlOf, sendableKey } from './provider-address';
import { repairedReplies, repairedRow, repairedKeywords } from './repaired-row';
import { storableObject } from './storable-keys';

const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

const isAddress = (value: Json | undefined) =>
  typeof value === 'string' && isWebAddress(value.trim());

/** The rows that the plugin can read: what is wrong inside of one is left out, and the row where nothing is left. */
export function safeRows(list: ConfigList, value: Json | undefined): Json[] {
  if (list === 'acceptFriendKeyWords') return listOf(repairedKeywords(value ?? []));
  if (list === 'newFriendReplys') return listOf(repairedReplies(value ?? []));
  return listOf(value).flatMap((stored) => {
    const entry = readRow(list, isJsonObject(stored) ? repairedRow(stored) : stored);
    if (entry.status !== 'ready' || entry.row === null) return [];
    const row = toJson(entry.row);
    return isHarmless(list, row) ? [row] : [];
  });
}

/** False for a row that would silence messages or end the robot whatever it says. */
function isHarmless(list: ConfigList, row: Json): boolean {
  if (!isJsonObject(row)) return true;
  if (list === 'callBackEvents') {
    // The call fails without an address, and a failed call is silence.
    return isAddress(row['type'] === CALLBACK_TYPE.builtIn ? row['postUrl'] : row['customUrl']);
  }
  const isSchedule = SCHEDULE_LISTS.some((schedule) => schedule === list);
  return !isSchedule || readCron(row['date']).status !== 'refused';
}

/** An object of a config, null where it is off, cannot be read or could do nothing but keep silent. */
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

/** A number below nothing is a length that every message passes. */
const safeScalar = (value: Json | undefined, initial: Json): Json =>
  value === undefined || (typeof value === 'number' && value < 0) ? initial : value;

/** The addresses of providers, which the plugin calls as they are, also where they are empty. */
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

/** The keys of providers, which go out as headers. */
const KEYS = ['gpttoken', 'dify_token', 'coze_token', 'cozev3_token', 'qany_token'];

/**
 * A stored config as the plugin can read it, whatever is stored: every known field of the kind that it expects, no row
 * that it trips over. Fields that this version does not know pass.
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
    // The plugin matches a word with the space that stands before it.
    preventWords: writePreventWords(readPreventWords(parsed.view.preventWords)),
    ...addresses(view),
    ...Object.fromEntries(KEYS.map((key): [string, Json] => [key, sendableKey(view[key])])),
    ...lists,
    customBot: safePart(stored, 'customBot'),
    summerConfig: safePart(stored, 'summerConfig'),
    conversationRecord: safePart(stored, 'conversationRecord'),
    uploadFileConfig: safePart(stored, 'uploadFileConfig'),
  };
}
