import type * as z from 'zod/mini';

/** The maximum size of a body. */
const SIZE = 1024 * 1024;

const filled = (before: string, part: string, after = '') =>
  before + part.repeat((SIZE - before.length - after.length) / part.length) + after;

/** Texts of one mebibyte on which ambiguous patterns take minutes. */
const TEXTS: readonly string[] = [
  filled('a@', '.', '@'),
  filled('', '-', 'x'),
  filled('x', ' ', 'x'),
  filled('http://', 'a.', ' '),
  filled('', '{{'),
  filled('', '0 '),
  filled('', '\u{1F600}'),
];

/** Documents of one mebibyte: empty words, schedules, deeply nested forbidden keys. */
export const DOCUMENTS: readonly string[] = [
  filled('{"replyKeywords":[', '{"keywords":[""]},', '0]}'),
  filled('{"replyKeywords":[{"keywords":["', '","', '"]}]}'),
  filled('{"dayTaskSchedule":[', '{"date":"0 1,2 3 * * *"},', '0]}'),
  '{"$a":'.repeat(SIZE / 7) + '0' + '}'.repeat(SIZE / 7),
  filled(`${'{"$a":'.repeat(50)}{`, '"$b":0,', `"c":0}${'}'.repeat(50)}`),
];

const PARTS: readonly unknown[] = [
  Array.from({ length: SIZE / 2 }, () => 0),
  Array.from({ length: SIZE / 3 }, () => ({})),
  Object.fromEntries(Array.from({ length: SIZE / 12 }, (_, at) => [`k${at}`, 0])),
  JSON.parse('{"a":'.repeat(SIZE / 6) + '0' + '}'.repeat(SIZE / 6)),
];

const defOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;

/** The value of a discriminator; undefined where any value will do. */
function sample(schema: z.core.$ZodType): unknown {
  const def = defOf(schema);
  if (def.type === 'literal') return def.values[0];
  if (def.type === 'enum') return Object.values(def.entries)[0];
  return undefined;
}

type Made = Iterable<unknown>;

/** Schemas that forms and calls share are tried once. */
const tried = new WeakSet<z.core.$ZodType>();

function* objects(shape: Readonly<Record<string, z.core.$ZodType>>): Made {
  const base = Object.fromEntries(
    Object.entries(shape).map(([key, part]) => [key, sample(part)] as const),
  );
  for (const [key, part] of Object.entries(shape)) {
    for (const value of worstInputs(part)) yield { ...base, [key]: value };
  }
}

function* intersections(left: z.core.$ZodType, right: z.core.$ZodType): Made {
  yield* worstInputs(left);
  yield* worstInputs(right);
}

function* unions(options: readonly z.core.$ZodType[]): Made {
  for (const option of options) yield* worstInputs(option);
}

function* lists(element: z.core.$ZodType): Made {
  for (const value of worstInputs(element)) yield [value];
}

/** Inputs of a schema with a mebibyte at one path, for each path that it reads. */
export function* worstInputs(schema: z.core.$ZodType): Made {
  if (tried.has(schema)) return;
  tried.add(schema);
  const def = defOf(schema);
  if (def.type === 'object') yield* objects(def.shape);
  else if (def.type === 'array') yield* lists(def.element);
  else if (def.type === 'union') yield* unions(def.options);
  else if (def.type === 'intersection') yield* intersections(def.left, def.right);
  else if (def.type === 'pipe') yield* worstInputs(def.in);
  else if ('innerType' in def) yield* worstInputs(def.innerType);
  else if (def.type !== 'literal' && def.type !== 'enum') yield* TEXTS;
  if (def.type === 'object' || def.type === 'array' || def.type === 'unknown') yield* PARTS;
}
