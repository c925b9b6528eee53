import * as z from 'zod/mini';
import type { Json, JsonObject } from '../../core/json';
import { callbackEventSchema } from '../rule/callback.schema';
import { keywordForwardSchema, privateForwardSchema } from '../rule/forward.schema';
import {
  eventKeywordSchema,
  replyKeywordSchema,
  roomJoinSchema,
} from '../rule/keyword-rule.schema';
import { roomSyncSchema } from '../rule/room-sync.schema';
import {
  countdownSchema,
  dailySayingSchema,
  materialScheduleSchema,
  newsScheduleSchema,
} from '../schedule/schedule.schema';
import { summarySchema } from '../schedule/summary.schema';
import { fileUploadSchema } from '../upload/storage.schema';
import { entryReader, type ConfigEntry } from './config-entry';
import { conversationRecordSchema, customBotSchema } from './custom-bot.schema';
import { replySchema } from './reply.schema';
import type { ConfigList, ConfigObject } from './robot-config.constants';

/** The rows of each list of the robot config (robot contract, sections 1.2 to 1.4). */
const LISTS = {
  acceptFriendKeyWords: entryReader(z.string()),
  newFriendReplys: entryReader(replySchema),
  parseMiniRooms: entryReader(z.string()),
  dayTaskSchedule: entryReader(dailySayingSchema),
  roomTaskSchedule: entryReader(materialScheduleSchema),
  roomNewsSchedule: entryReader(newsScheduleSchema),
  roomJoinKeywords: entryReader(roomJoinSchema),
  roomAsyncList: entryReader(roomSyncSchema),
  replyKeywords: entryReader(replyKeywordSchema),
  privateForwards: entryReader(privateForwardSchema),
  forwards: entryReader(keywordForwardSchema),
  countDownTaskSchedule: entryReader(countdownSchema),
  /** Never read by the robot, retained unchanged. */
  avatarList: entryReader(z.unknown()),
  eventKeywords: entryReader(eventKeywordSchema),
  callBackEvents: entryReader(callbackEventSchema),
};

/** The objects of the robot config (robot contract, section 1.7). */
const PARTS = {
  customBot: entryReader(customBotSchema),
  summerConfig: entryReader(summarySchema),
  conversationRecord: entryReader(conversationRecordSchema),
  uploadFileConfig: entryReader(fileUploadSchema),
};

type RowOf<Reader extends (stored: Json) => ConfigEntry<unknown>> = Extract<
  ReturnType<Reader>,
  { status: 'ready' }
>['row'];
/** The row type of each list. */
export type ConfigRows = { readonly [List in ConfigList]: RowOf<(typeof LISTS)[List]> };
/** The type of each object of the config. */
export type ConfigParts = { readonly [Name in ConfigObject]: RowOf<(typeof PARTS)[Name]> };

type Readers<Rows> = { readonly [Key in keyof Rows]: (stored: Json) => ConfigEntry<Rows[Key]> };
const listReaders: Readers<ConfigRows> = LISTS;
const partReaders: Readers<ConfigParts> = PARTS;

/**
 * Parses one list of a stored config. Never throws: an invalid row is marked `malformed` and retains its stored value;
 * a value that is not a list becomes its only row. Missing or null is empty.
 */
export function readList<List extends ConfigList>(
  stored: JsonObject,
  list: List,
): ConfigEntry<ConfigRows[List]>[] {
  const value = stored[list] ?? [];
  if (!Array.isArray(value)) return [{ status: 'malformed', stored: value, at: '' }];
  return value.map(listReaders[list]);
}

/** Parses one row of a list of the config. Never throws. */
export const readRow = <List extends ConfigList>(
  list: List,
  stored: Json,
): ConfigEntry<ConfigRows[List]> => listReaders[list](stored);

/** Parses one object of a stored config; undefined if it is missing or null. Never throws. */
export function readPart<Name extends ConfigObject>(
  stored: JsonObject,
  name: Name,
): ConfigEntry<ConfigParts[Name]> | undefined {
  const value = stored[name] ?? null;
  return value === null ? undefined : partReaders[name](value);
}
