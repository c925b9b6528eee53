import { ROLE } from '@chatdeck/sdk/constants';
import { isJsonObject, type Json } from '@chatdeck/sdk/rules';
import { toJson } from '../../database/json';
import { sha256 } from '../../security/secrets';

/** Names of fields that hold a key, a token or a password; the key of a thumbnail is part of a card. */
const SECRET = /(token|secret|secretid|password|(?<!thumb|^)key)$/i;
/** Lists of pairs whose values may be secret. */
const PAIRS: readonly string[] = ['header', 'moreData'];
const MASK = '******';

const maskedPair = (pair: Json): Json =>
  isJsonObject(pair) && pair['value'] !== '' ? { ...pair, value: MASK } : pair;

/** A value without the keys and tokens in it; an empty one stays empty, which decides what the robot does. */
export function withoutKeys(value: Json, name = ''): Json {
  if (Array.isArray(value)) {
    return PAIRS.includes(name) ? value.map(maskedPair) : value.map((item) => withoutKeys(item));
  }
  if (isJsonObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, withoutKeys(part, key)]),
    );
  }
  return typeof value === 'string' && value !== '' && SECRET.test(name) ? MASK : value;
}

/** A dialogue without its count, which changes with every answer. */
const uncounted = (dialogue: object) => ({ ...dialogue, usedNum: 0 });

/** What a robot runs with, as it is stored: enough for `simulate`, and the same text for the same state. */
export function setupOf(version: number, config: object, dialogues: readonly object[]) {
  const stored = {
    version,
    // Where messages are reported says nothing about answers, and holds the address of the log.
    config: JSON.stringify(withoutKeys(toJson({ ...config, conversationRecord: null }))),
    dialogues: JSON.stringify(withoutKeys(toJson(dialogues.map(uncounted)))),
    role: ROLE.member,
  };
  return { ...stored, hash: sha256(JSON.stringify(stored)) };
}

export type LogSetup = ReturnType<typeof setupOf>;

/** The dialogues that give no more answers. */
export const usedUpOf = (
  dialogues: readonly {
    readonly id: string;
    readonly limitNum: number;
    readonly usedNum: number;
  }[],
): string[] =>
  dialogues
    .filter(({ limitNum, usedNum }) => limitNum > 0 && usedNum >= limitNum)
    .map(({ id }) => id);
