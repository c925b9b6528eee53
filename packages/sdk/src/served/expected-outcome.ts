import type { ExpectedOutcome } from '../resources/sample/sample.rules';
import type { Ask, SentReply, Simulation } from '../simulate/simulation.types';

const LENGTH_MAX = 200;
const SENDS_MOST = 20;
const ASKS_MOST = 10;
const NAMES_MAX = 100;

/** A number that differs where texts differ, for those that are too long to be stored. */
function hashOf(text: string): string {
  let hash = 0;
  for (const char of text) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0;
  return (hash >>> 0).toString(36);
}

/** A text in its stored form: without what cannot be stored, and a long one by its beginning and a hash of it all. */
function storable(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  const plain = text.replace(/[\0\p{Surrogate}]/gu, '').trim();
  if (plain.length <= LENGTH_MAX) return plain;
  const start = plain.slice(0, LENGTH_MAX - 20).replace(/\p{Surrogate}/gu, '');
  return `${start}… ${hashOf(plain)}`;
}

const textOf = ({ content, url, title, name, appid }: SentReply) =>
  [content, title, url, appid, name].find((part) => typeof part === 'string' && part !== '');

const whoOf = ({ provider, event, url }: Ask) => event ?? (provider?.toString() || url);

/** What became of a message in a form that is stored with a sample, and is the same while the robot says the same. */
export const expectedOf = ({ outcome, sends, asks }: Simulation): ExpectedOutcome => ({
  outcome,
  sends: sends.slice(0, SENDS_MOST).map(({ to, message }) => ({
    kind: to.kind,
    name: storable(to.name).slice(0, NAMES_MAX),
    type: message.type,
    text: storable(textOf(message)),
  })),
  asks: asks.slice(0, ASKS_MOST).map((ask) => ({
    kind: ask.kind,
    who: storable(whoOf(ask)),
    word: storable(ask.word),
  })),
});

/** Whether two outcomes are the same, whatever the order of their fields. */
export function isSameExpected(one: ExpectedOutcome, other: ExpectedOutcome): boolean {
  const listed = ({ outcome, sends, asks }: ExpectedOutcome) => [
    outcome,
    sends.map(({ kind, name = '', type, text = '' }) => [kind, name, type, text]),
    asks.map(({ kind, who = '', word = '' }) => [kind, who, word]),
  ];
  return JSON.stringify(listed(one)) === JSON.stringify(listed(other));
}
