import { isJsonObject, unsafeKeys, type Json, type JsonObject } from '../../core/json';
import type { RuleId } from '../../core/rule-texts';
import { readCron } from '../../cron/cron-reading.rules';
import { isEmptyKeyword } from '../rule/keyword.rules';

/** One place of a config that must not reach the robot, and the rule that it breaks. */
export interface ConfigDanger {
  readonly path: readonly (string | number)[];
  readonly rule: RuleId;
}

/** The lists whose rows say in `date` when they run (robot contract, section 1.4). */
export const SCHEDULE_LISTS = [
  'dayTaskSchedule',
  'roomTaskSchedule',
  'roomNewsSchedule',
  'countDownTaskSchedule',
] as const;

/** The lists whose rows start at one of their `keywords`. */
export const KEYWORD_LISTS = [
  'replyKeywords',
  'eventKeywords',
  'callBackEvents',
  'forwards',
  'roomJoinKeywords',
] as const;

type Path = readonly (string | number)[];
const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

function emptyWords(words: Json | undefined, path: Path): ConfigDanger[] {
  return listOf(words).flatMap((word, at) =>
    typeof word === 'string' && isEmptyKeyword(word)
      ? [{ path: [...path, at], rule: 'config.keyword' }]
      : [],
  );
}

function unsafeKeywords(stored: JsonObject): ConfigDanger[] {
  const summary = stored['summerConfig'];
  return [
    ...emptyWords(stored['acceptFriendKeyWords'], ['acceptFriendKeyWords']),
    ...KEYWORD_LISTS.flatMap((list) =>
      listOf(stored[list]).flatMap((row, at) =>
        isJsonObject(row) ? emptyWords(row['keywords'], [list, at, 'keywords']) : [],
      ),
    ),
    ...(isJsonObject(summary) ? emptyWords(summary['keywords'], ['summerConfig', 'keywords']) : []),
  ];
}

function unsafeSchedules(stored: JsonObject): ConfigDanger[] {
  return SCHEDULE_LISTS.flatMap((list) =>
    listOf(stored[list]).flatMap((row, at): ConfigDanger[] => {
      if (!isJsonObject(row)) return [];
      const reading = readCron(row['date']);
      return reading.status === 'refused'
        ? [{ path: [list, at, 'date'], rule: reading.reason }]
        : [];
    }),
  );
}

/**
 * Everything in a config that would harm the robot: keys that its store refuses, keywords that every message contains,
 * and schedules that are empty, unreadable, never run or run too often. Rows and fields that it does not know are fine.
 */
export const configDangers = (stored: JsonObject): ConfigDanger[] => [
  ...unsafeKeys(stored).map((key): ConfigDanger => ({ path: [key], rule: 'config.key' })),
  ...unsafeKeywords(stored),
  ...unsafeSchedules(stored),
];
