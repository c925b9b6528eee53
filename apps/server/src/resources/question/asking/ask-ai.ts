import { createHash, createHmac } from 'node:crypto';
import { ROBOT_TYPE } from '@chatdeck/sdk/constants';
import { isJsonObject, type Json } from '@chatdeck/sdk/rules';
import { jsonText } from '#database/json.ts';
import { bearer, jsonCall } from '#media-services/outgoing.ts';
import type { AiService } from './ai-service';
import { variablesOf, type Asking } from './asking';
import { failing, readJson, saying, unreadable, type Caller, type Reading } from './reading';
import { askCozeV3, askDify, askQAnything } from './streaming-ai';

/** The longest answer that the robot asks a model for (robot contract, section 9.4). */
function maxTokensOf(model: string, set: Json | undefined): number {
  if (typeof set === 'number' && set > 0) return set;
  const name = model.toLowerCase();
  if (name.includes('deepseek') || (name.includes('gpt-4') && name.includes('32k'))) return 8_192;
  if (name.includes('gpt-4')) return 4_096;
  const isLong = name === 'gpt-3.5-turbo' || /16k|turbo-1106|turbo-0125/.test(name);
  return name.includes('gpt-3.5') && isLong ? 4_096 : 1_024;
}

/** Asks one type of AI as the robot does (robot plugin, `botInstance`), for text alone. */
type AskAi = (service: AiService, asking: Asking, call: Caller) => Promise<Reading>;

const inside = (value: Json | undefined, ...path: readonly (string | number)[]): Json | undefined =>
  path.reduce<Json | undefined>((found, key) => {
    if (Array.isArray(found)) return typeof key === 'number' ? found[key] : undefined;
    return isJsonObject(found) ? found[key] : undefined;
  }, value);

const numberOr = (value: Json | undefined, initial: number) =>
  typeof value === 'number' && value !== 0 ? value : initial;

/** The robot reads the answer as a stream; if a stream were requested, a service would wrap each token in its own event. */
const askOpenAi: AskAi = async ({ base, token, model, prompt, tuning }, { text }, call) => {
  const body = {
    model,
    temperature: numberOr(tuning['temperature'], 0.8),
    top_p: numberOr(tuning['top_p'], 1),
    presence_penalty: numberOr(tuning['presence_penalty'], 1),
    max_tokens: maxTokensOf(model, tuning['maxToken']),
    stream: false,
    messages: [
      { role: 'system', content: prompt || 'You are a helpful assistant.' },
      { role: 'user', content: text },
    ],
  };
  const called = await call(`${base}/chat/completions`, jsonCall(body, bearer(token)));
  return readJson(called, (json) => {
    const message = inside(json, 'choices', 0, 'message');
    return isJsonObject(message) ? saying(message['content']) : unreadable(json);
  });
};

const askFastGpt: AskAi = async ({ base, token }, asking, call) => {
  const { uid, uname, text } = asking;
  const body = {
    chatId: `console-${uid}`,
    variables: variablesOf(asking),
    messages: [{ role: 'user', content: text }],
    stream: false,
    customUid: uname,
    detail: false,
  };
  const called = await call(`${base}/chat/completions`, jsonCall(body, bearer(token)));
  return readJson(called, (json) => {
    if (inside(json, 'code')) return unreadable(json);
    const content = inside(json, 'choices', 0, 'message', 'content');
    if (!Array.isArray(content)) return content === undefined ? unreadable(json) : saying(content);
    const part = content.find((one) => inside(one, 'type') === 'text');
    return saying(inside(part, 'text', 'content'));
  });
};

const askCozeV2: AskAi = async ({ base, token, botId, prompt }, { text, uid }, call) => {
  const system = { role: 'system', content: prompt, content_type: 'text' };
  const body = {
    query: text,
    stream: false,
    bot_id: botId,
    user: uid,
    chat_history: prompt === '' ? [] : [system],
  };
  const called = await call(`${base}/chat`, jsonCall(body, bearer(token)));
  return readJson(called, (json) => {
    const messages = inside(json, 'messages');
    if (inside(json, 'code') !== 0 || !Array.isArray(messages)) return unreadable(json);
    const isAnswer = (one: Json) =>
      inside(one, 'role') === 'assistant' && inside(one, 'type') === 'answer';
    return saying(inside(messages.find(isAnswer), 'content'));
  });
};

const askTianapi: AskAi = async ({ base, token }, { text, uid }, call) => {
  const query = new URLSearchParams({
    key: token,
    question: text,
    uniqueid: createHash('md5').update(uid).digest('hex'),
  });
  const called = await call(`${base}/robot/index?${query.toString()}`);
  return readJson(called, (json) => {
    if (inside(json, 'code') !== 200) return unreadable(json);
    const reply = inside(json, 'result', 'reply');
    if (!Array.isArray(reply)) return saying(reply);
    return saying(
      reply
        .map((one) => `${jsonText(inside(one, 'title'))} ${jsonText(inside(one, 'url'))}`)
        .join('\n'),
    );
  });
};

/** The token that the WeChat open dialogue asks for: who speaks, signed with the AES key. */
function signatureOf(userid: string, aesKey: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const iat = Math.floor(Date.now() / 1_000);
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ userid, iat })}`;
  return `${signed}.${createHmac('sha256', aesKey).update(signed).digest('base64url')}`;
}

const askOpenDialogue: AskAi = async ({ base, token, botId }, { text, uid }, call) => {
  const body = { signature: signatureOf(uid, token), query: text };
  const called = await call(`${base}/${encodeURIComponent(botId)}`, jsonCall(body));
  return readJson(called, (json) =>
    inside(json, 'errcode') ? unreadable(json) : saying(inside(json, 'answer')),
  );
};

const ASKING: Readonly<Record<number, AskAi>> = {
  [ROBOT_TYPE.tianapi]: askTianapi,
  [ROBOT_TYPE.openDialogue]: askOpenDialogue,
  [ROBOT_TYPE.chatGpt]: askOpenAi,
  [ROBOT_TYPE.dify]: askDify,
  [ROBOT_TYPE.fastGpt]: askFastGpt,
  [ROBOT_TYPE.cozeV2]: askCozeV2,
  [ROBOT_TYPE.cozeV3]: askCozeV3,
  [ROBOT_TYPE.qAnything]: askQAnything,
};

/** Asks an AI as the robot does; without its key nothing is asked. */
export async function askAi(service: AiService, asking: Asking, call: Caller): Promise<Reading> {
  const ask = ASKING[service.type];
  if (ask === undefined) return failing('unsupported', String(service.type));
  if (service.token === '' || (service.needsBotId && service.botId === '')) {
    return failing('keyMissing', '');
  }
  return ask(service, asking, call);
}
