import { isJsonObject, type Json, type JsonObject } from '@chatdeck/sdk/rules';
import { jsonText } from '../../database/json';
import { jsonCall, type Outgoing } from '../../media-services/outgoing';
import { createQueue } from '../../security/queue';

const AT_ONCE = 8;
/** Messages that wait behind an address that does not answer. */
const WAITING_MAX = 2_000;
const ANSWER_MAX = 64 * 1024;
const MAX_S = 60;

/** Headers that describe the connection or the body, which are ours. */
const OWN_HEADERS = /^(host|connection|content-length|content-type|transfer-encoding|upgrade|te)$/i;
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;

/** The account's headers that can be sent. */
export function headersOf(list: Json | undefined): Record<string, string> {
  const pairs = (Array.isArray(list) ? list : []).flatMap((pair): [string, string][] => {
    if (!isJsonObject(pair) || typeof pair['key'] !== 'string') return [];
    const [name, value] = [pair['key'].trim(), jsonText(pair['value'])];
    const isSendable = HEADER_NAME.test(name) && /^[\x20-\x7e]*$/.test(value);
    return isSendable && !OWN_HEADERS.test(name) && value !== '' ? [[name, value]] : [];
  });
  return Object.fromEntries(pairs);
}

/** The account's timeout, in milliseconds. */
export const timeoutOf = (seconds: Json | undefined): number =>
  Math.min(typeof seconds === 'number' && seconds > 0 ? seconds : MAX_S, MAX_S) * 1_000;

/**
 * Hands messages over to the addresses of accounts, as their robots would: some at once, in the order of arrival. What
 * an address answers is not used, and a message that it refuses is not repeated, as with the robot.
 */
export function handOver(askWithin: (timeoutMs: number) => Outgoing) {
  const queue = createQueue(AT_ONCE, WAITING_MAX, () => new Error('Too many messages wait'));
  return async (record: JsonObject, report: object): Promise<void> => {
    const ask = askWithin(timeoutOf(record['timeout']));
    const call = { ...jsonCall(report, headersOf(record['header'])), bytesMax: ANSWER_MAX };
    await queue(() => ask(jsonText(record['customUrl']), call));
  };
}

export type HandOver = ReturnType<typeof handOver>;
