import { isJsonObject, jsonList, unsafeKeys, type Json, type JsonObject } from '../../core/json';
import type { RuleId } from '../../core/rule-texts';
import { readCron } from '../../cron/cron-reading.rules';
import { isEmptyKeyword } from '../rule/keyword.rules';
import { SCHEDULE_LISTS } from '../schedule/schedule.constants';

/** A path in a config that must not reach the robot, and the rule that it breaks. */
export interface ConfigDanger {
  readonly path: readonly (string | number)[];
  readonly rule: RuleId;
}

/** The lists whose rows are triggered by their `keywords`. */
export const KEYWORD_LISTS = [
  'replyKeywords',
  'eventKeywords',
  'callBackEvents',
  'forwards',
  'roomJoinKeywords',
] as const;

type Path = readonly (string | number)[];
function* emptyKeywords(keywords: Json | undefined, path: Path): Iterable<ConfigDanger> {
  for (const [at, word] of jsonList(keywords).entries()) {
    if (typeof word === 'string' && isEmptyKeyword(word)) {
      yield { path: [...path, at], rule: 'config.keyword' };
    }
  }
}

function* unsafeKeywords(stored: JsonObject): Iterable<ConfigDanger> {
  yield* emptyKeywords(stored['acceptFriendKeyWords'], ['acceptFriendKeyWords']);
  for (const list of KEYWORD_LISTS) {
    for (const [at, row] of jsonList(stored[list]).entries()) {
      if (isJsonObject(row)) yield* emptyKeywords(row['keywords'], [list, at, 'keywords']);
    }
  }
  const summary = stored['summerConfig'];
  if (isJsonObject(summary)) {
    yield* emptyKeywords(summary['keywords'], ['summerConfig', 'keywords']);
  }
}

function* unsafeSchedules(stored: JsonObject): Iterable<ConfigDanger> {
  for (const list of SCHEDULE_LISTS) {
    for (const [at, row] of jsonList(stored[list]).entries()) {
      const reading = isJsonObject(row) ? readCron(row['date']) : undefined;
      if (reading?.status === 'refused') yield { path: [list, at, 'date'], rule: reading.reason };
    }
  }
}

function* dangersIn(stored: JsonObject): Iterable<ConfigDanger> {
  for (const key of unsafeKeys(stored)) yield { path: [key], rule: 'config.key' };
  yield* unsafeKeywords(stored);
  yield* unsafeSchedules(stored);
}

/**
 * Everything in a config that would harm the robot: keys that its store refuses, keywords that every message contains,
 * and schedules that are empty, invalid, never run or run too often. Unknown rows and fields are accepted. Stops after
 * `most` of them.
 */
export function configDangers(stored: JsonObject, most = Infinity): ConfigDanger[] {
  const found: ConfigDanger[] = [];
  for (const danger of dangersIn(stored)) {
    if (found.length >= most) break;
    found.push(danger);
  }
  return found;
}
