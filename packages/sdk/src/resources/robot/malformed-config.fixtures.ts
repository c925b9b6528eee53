import { CONFIG_DEFAULTS, CONFIG_LISTS, CONFIG_OBJECTS } from './robot-config.constants';

/** Random numbers from 0 to 1 from a seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const FIELDS = [...Object.keys(CONFIG_DEFAULTS), ...CONFIG_LISTS, ...CONFIG_OBJECTS];
const ROW_KEYS = [
  'keywords',
  'reg',
  'replys',
  'type',
  'date',
  'targets',
  'name',
  'timeout',
  'moreData',
  '__proto__',
  'constructor',
  '$set',
  'a.b',
  '',
  'ключ',
  '🀄',
];
const SCALARS = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  '',
  ' ',
  '0',
  'text',
  '\u0000',
  '\ud800',
  '🀄',
  '{',
  '0 0 8 * * *',
];

/** One malformed config as stored text: wrong types everywhere, and every third one truncated or corrupted. */
export function malformedConfig(seed: number): string {
  const random = seeded(seed);
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)];
  const value = (depth: number): unknown => {
    const kind = random();
    if (depth === 0 || kind < 0.4) return pick(SCALARS);
    const size = Math.floor(random() * 4);
    if (kind < 0.7) return Array.from({ length: size }, () => value(depth - 1));
    return Object.fromEntries(
      Array.from({ length: size + 1 }, () => [pick(ROW_KEYS), value(depth - 1)]),
    );
  };
  const fields = Array.from({ length: 25 }, () => [pick(FIELDS), value(4)]);
  const text = JSON.stringify(Object.fromEntries(fields));
  if (seed % 3 !== 0) return text;
  const at = Math.floor(random() * text.length);
  const spoilt = random() < 0.5 ? text.slice(0, at) : `${text.slice(0, at)}\u0007${text.slice(at)}`;
  return `\n${spoilt} `;
}
