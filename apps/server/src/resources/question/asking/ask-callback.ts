import { isJsonObject, type Json, type JsonObject } from '@chatdeck/sdk/rules';
import { jsonText } from '#database/json.ts';
import { jsonCall } from '#media-services/outgoing.ts';
import type { Asking } from './asking';
import {
  errorText,
  failing,
  readJson,
  type AnsweredReply,
  type Caller,
  type Reading,
} from './reading';

/** The robot sends no more of one answer. */
const REPLIES_MAX = 20;

/** The account's parameters, which do not replace those of the robot. */
function withMore(body: JsonObject, more: Json | undefined): JsonObject {
  const pairs = (Array.isArray(more) ? more : []).filter(isJsonObject);
  return pairs.reduce<JsonObject>((all, { key, value = null }) => {
    const name = jsonText(key);
    return name === '' || Object.hasOwn(all, name) ? all : { ...all, [name]: value };
  }, body);
}

/** Values that may be keys, which are not shown in an answer. */
export const secretsIn = (more: Json | undefined): readonly string[] =>
  (Array.isArray(more) ? more : []).map((pair) =>
    isJsonObject(pair) ? jsonText(pair['value']) : '',
  );

/** The fields of a reply are texts and numbers. */
function replyOf(item: Json): AnsweredReply[] {
  if (!isJsonObject(item) || typeof item['type'] !== 'number') return [];
  const { type, content, ...rest } = item;
  const fields = Object.entries(rest).filter(([, value]) => /^(string|number)$/.test(typeof value));
  const text = typeof content === 'string' ? { content } : {};
  return [{ ...Object.fromEntries(fields), type, ...text }];
}

function read(json: Json): Reading {
  const { code, data, ...rest } = isJsonObject(json) ? json : {};
  // The robot sends the words of a refusal.
  if (code !== 200) {
    if (code === undefined) return failing('shape', JSON.stringify(json));
    return failing('service', `code ${JSON.stringify(code)}: ${errorText(rest) ?? ''}`);
  }
  if (!Array.isArray(data)) return failing('shape', JSON.stringify(json));
  const replies = data.slice(0, REPLIES_MAX).flatMap(replyOf);
  if (data.length > 0 && replies.length === 0) return failing('shape', JSON.stringify(json));
  return replies.length === 0 ? failing('empty', '') : { replies };
}

/** Calls an address of the account as the robot does (robot contract, section 1.6). */
export async function askCallback(
  row: JsonObject,
  { text, uid, uname, roomId, roomName, isMentioned }: Asking,
  call: Caller,
  robot?: { readonly robotId: string; readonly robotName: string },
): Promise<Reading> {
  const said = { uid, uname, roomId, roomName, word: text.trim() };
  const now = Math.floor(Date.now() / 1_000);
  const body = robot
    ? { ...said, ...robot, ualias: '', uweixin: '' }
    : { ...said, isMention: isMentioned ? 1 : 0, timestamp: now };
  const called = await call(jsonText(row['customUrl']), jsonCall(withMore(body, row['moreData'])));
  return readJson(called, read);
}
