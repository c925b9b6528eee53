import { CONTENT_TYPE, type AskFault } from '@chatdeck/sdk/constants';
import { isJsonObject, jsonIn, type Json } from '@chatdeck/sdk/rules';
import type { Called } from '#media-services/guarded-call.ts';

/** A message as the robot would send it. */
export interface AnsweredReply {
  readonly type: number;
  readonly content?: string | undefined;
  readonly [field: string]: unknown;
}

/** What an answer comes to: what the robot would send, or why it sends nothing. */
export type Reading =
  { readonly replies: AnsweredReply[] } | { readonly fault: AskFault; readonly detail: string };

/** The calls of one question, which end together. */
export type Caller = (
  url: string,
  call?: {
    readonly method?: 'GET' | 'POST';
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  },
) => Promise<Called>;

/** Nobody reads more of an error. */
const DETAIL_MAX = 1_000;

export const failing = (fault: AskFault, detail: string): Reading => ({
  fault,
  detail: detail.trim().slice(0, DETAIL_MAX),
});

/** A text that the robot sends; none is a fault. */
export const saying = (text: unknown): Reading =>
  typeof text === 'string' && text.trim() !== ''
    ? { replies: [{ type: CONTENT_TYPE.text, content: text.trim() }] }
    : failing('empty', '');

const STATUS_FAULT: Readonly<Record<number, AskFault>> = {
  400: 'input',
  401: 'key',
  402: 'quota',
  403: 'forbidden',
  404: 'notFound',
  405: 'notFound',
  408: 'timeout',
  422: 'input',
  429: 'quota',
};

function faultOf(status: number): AskFault {
  if (status >= 500) return 'server';
  return STATUS_FAULT[status] ?? (status >= 300 && status < 400 ? 'redirect' : 'status');
}

/** Where services put the words of an error. */
const WORDS = ['message', 'msg', 'error_description', 'errmsg', 'error', 'detail', 'statusText'];

/** The words of an error in an answer; undefined where there are none. */
export function errorText(value: Json | undefined): string | undefined {
  if (typeof value === 'string' && value !== '') return value;
  if (!isJsonObject(value)) return undefined;
  const inner = isJsonObject(value['error']) ? errorText(value['error']) : undefined;
  if (inner !== undefined) return inner;
  return WORDS.map((name) => value[name]).find(
    (text): text is string => typeof text === 'string' && text !== '',
  );
}

/** The words of a page, without its tags. */
const plain = (text: string) => text.replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/gi, ' ');

/** Faults that services report by codes of their own, whatever the status. */
const CODE_FAULT: Readonly<Record<string, AskFault>> = {
  // FastGPT, Coze and Tianxing.
  514: 'key',
  4100: 'key',
  4101: 'forbidden',
  230: 'key',
  150: 'quota',
  130: 'quota',
  // OpenAI and those that answer as it does, and Dify.
  invalid_api_key: 'key',
  insufficient_quota: 'quota',
  model_not_found: 'notFound',
  provider_quota_exceeded: 'quota',
};

function codeFault(value: Json | undefined): AskFault | undefined {
  if (!isJsonObject(value)) return undefined;
  const { code, error } = value;
  const known = typeof code === 'number' || typeof code === 'string' ? CODE_FAULT[code] : undefined;
  return known ?? (isJsonObject(error) ? codeFault(error) : undefined);
}

/** What a service says of an error in an answer that is a success by its status. */
export function serviceError(value: Json): Reading {
  return failing(codeFault(value) ?? 'service', errorText(value) ?? JSON.stringify(value));
}

/** The text of a successful answer, or why there is none. */
export function textOf(called: Called): string | Reading {
  if (called.kind === 'none') return failing(called.failure, called.message);
  const text = called.body.toString();
  if (called.status >= 200 && called.status < 300) return text;
  const json = jsonIn(text);
  const words = errorText(json) ?? plain(text).replace(/\s+/g, ' ').trim();
  return failing(codeFault(json) ?? faultOf(called.status), words || `HTTP ${called.status}`);
}

/** Reads a JSON answer. */
export function readJson(called: Called, read: (json: Json) => Reading): Reading {
  const text = textOf(called);
  if (typeof text !== 'string') return text;
  const json = jsonIn(text);
  return json === undefined ? failing('notJson', text) : read(json);
}

/** JSON of a shape that the robot does not read; an error in it is the better explanation. */
export const unreadable = (json: Json): Reading =>
  errorText(json) === undefined ? failing('shape', JSON.stringify(json)) : serviceError(json);

/** An event of a stream. */
export interface StreamEvent {
  readonly event: string;
  readonly data: Json;
}

/** The events of a stream that has ended, those with JSON; some services put no blank line between them. */
export function eventsIn(text: string): readonly StreamEvent[] {
  const events: StreamEvent[] = [];
  let event = '';
  for (const line of text.split(/\r?\n/)) {
    if (line === '') event = '';
    if (line.startsWith('event:')) event = line.slice('event:'.length).trim();
    const data = line.startsWith('data:') ? jsonIn(line.slice('data:'.length)) : undefined;
    if (data !== undefined) events.push({ event, data });
  }
  return events;
}
