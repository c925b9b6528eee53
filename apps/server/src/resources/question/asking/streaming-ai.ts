import { isJsonObject, jsonIn, type Json, type JsonObject } from '@chatdeck/sdk/rules';
import { jsonText } from '#database/json.ts';
import { bearer, jsonCall } from '#media-services/outgoing.ts';
import type { AiService } from './ai-service';
import { variablesOf, type Asking } from './asking';
import {
  eventsIn,
  failing,
  readJson,
  saying,
  serviceError,
  textOf,
  unreadable,
  type Caller,
  type Reading,
} from './reading';

const object = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});

/** An agent thinks aloud; its last thought stands for an answer that it does not give. */
function readAgent(text: string): Reading {
  const events = eventsIn(text).map(({ data }) => object(data));
  const error = events.find(({ event, status }) => event === 'error' || status === 400);
  if (error) return serviceError(error);
  if (events.length === 0) {
    const json = jsonIn(text);
    return json === undefined ? failing('notJson', text) : unreadable(json);
  }
  const answer = events
    .filter(({ event }) => event === 'message' || event === 'agent_message')
    .map(({ answer: part }) => jsonText(part))
    .join('');
  const thoughts = events.map(({ thought }) => jsonText(thought)).filter((one) => one !== '');
  return saying(answer || thoughts.at(-1));
}

export async function askDify(
  { base, token, prompt, isAgent }: AiService,
  asking: Asking,
  call: Caller,
): Promise<Reading> {
  const body = {
    inputs: { ...variablesOf(asking), ...(prompt !== '' && { systemMessage: prompt }) },
    query: asking.text,
    user: asking.uid,
    response_mode: isAgent ? 'streaming' : 'blocking',
  };
  const called = await call(`${base}/chat-messages`, jsonCall(body, bearer(token)));
  if (isAgent) {
    const text = textOf(called);
    return typeof text === 'string' ? readAgent(text) : text;
  }
  return readJson(called, (json) => {
    const { code, answer } = object(json);
    return code || answer === undefined ? unreadable(json) : saying(answer);
  });
}

function readChat(text: string): Reading {
  const events = eventsIn(text);
  // A refusal is JSON instead of a stream.
  if (events.length === 0) {
    const json = jsonIn(text);
    return json === undefined ? failing('notJson', text) : unreadable(json);
  }
  const error = events.find(
    ({ event }) => event === 'error' || event === 'conversation.chat.failed',
  );
  if (error) return serviceError(object(error.data)['last_error'] ?? error.data);
  const answers = events.flatMap(({ event, data }) => {
    const { type, content_type: kind, content } = object(data);
    const isAnswer = type === 'answer' && kind === 'text';
    return event === 'conversation.message.completed' && isAnswer ? [jsonText(content)] : [];
  });
  return saying(answers.join('\n'));
}

/** The question is put into a new conversation, in which the bot then answers. */
export async function askCozeV3(
  { base, token, botId, prompt }: AiService,
  asking: Asking,
  call: Caller,
): Promise<Reading> {
  const messages = [{ role: 'user', content: asking.text, content_type: 'text' }];
  const made = await call(`${base}/v1/conversation/create`, jsonCall({ messages }, bearer(token)));
  let id = '';
  const refused = readJson(made, (json) => {
    id = jsonText(object(object(json)['data'])['id']);
    return id === '' ? unreadable(json) : { replies: [] };
  });
  if ('fault' in refused) return refused;
  const names = Object.entries(variablesOf(asking)).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const body = {
    bot_id: botId,
    user_id: asking.uid,
    stream: true,
    auto_save_history: true,
    additional_messages: [],
    custom_variables: {
      ...Object.fromEntries(names),
      ...(prompt !== '' && { systemMessage: prompt }),
    },
  };
  const url = `${base}/v3/chat?conversation_id=${encodeURIComponent(id)}`;
  const text = textOf(await call(url, jsonCall(body, bearer(token))));
  return typeof text === 'string' ? readChat(text) : text;
}

export async function askQAnything(
  { base, token, botId }: AiService,
  { text: question }: Asking,
  call: Caller,
): Promise<Reading> {
  const body = { uuid: botId, question, history: [] };
  const called = await call(
    `${base}/q_anything/api/bot/chat_stream`,
    jsonCall(body, { authorization: token }),
  );
  const text = textOf(called);
  if (typeof text !== 'string') return text;
  // A refusal is JSON instead of a stream.
  const whole = jsonIn(text);
  const parts =
    whole === undefined ? eventsIn(text).map(({ data }) => object(data)) : [object(whole)];
  if (parts.length === 0) return failing('notJson', text);
  const error = parts.find(({ errorCode: code = '0' }) => code !== '0' && code !== 0);
  if (error) return serviceError(error);
  const results = parts.map(({ result }) => object(result));
  const last = results.findLast(({ singleQAId }) => Boolean(singleQAId));
  const words = results.map(({ response }) => jsonText(response));
  return saying(last ? jsonText(last['response']) : words.join(''));
}
