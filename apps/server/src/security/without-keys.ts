import { isJsonObject, type Json } from '@chatdeck/sdk/rules';

/** Names of fields that hold a key, a token or a password; the key of a thumbnail is part of a card. */
const SECRET = /(token|secret|secretid|password|(?<!thumb|^)key)$/i;
/** Lists of pairs whose values may be secret. */
const PAIRS: readonly string[] = ['header', 'moreData'];
const MASK = '******';

/** Whether a field of this name holds a key, a token or a password. */
export const isSecretField = (name: string): boolean => SECRET.test(name);

/** Whether a field of this name is a list of pairs whose values may be secret. */
export const isListOfPairs = (name: string): boolean => PAIRS.includes(name);

const maskedPair = (pair: Json): Json =>
  isJsonObject(pair) && pair['value'] !== '' ? { ...pair, value: MASK } : pair;

/** A value without the keys and tokens in it; an empty one stays empty, which decides what the robot does. */
export function withoutKeys(value: Json, name = ''): Json {
  if (Array.isArray(value)) {
    return isListOfPairs(name) ? value.map(maskedPair) : value.map((item) => withoutKeys(item));
  }
  if (isJsonObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, withoutKeys(part, key)]),
    );
  }
  return typeof value === 'string' && value !== '' && isSecretField(name) ? MASK : value;
}
