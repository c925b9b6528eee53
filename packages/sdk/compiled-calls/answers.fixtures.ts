import fc from 'fast-check';
import type * as z from 'zod/mini';

type Schemas = z.core.$ZodTypes;
type Def = Schemas['_zod']['def'];
type Makers = {
  readonly [Type in Def['type']]?: (def: Extract<Def, { type: Type }>) => fc.Arbitrary<unknown>;
};

const MISSING = Symbol('missing');

const MAKERS: Makers = {
  string: () => fc.oneof(fc.string({ maxLength: 8 }), fc.constant('林知远'), fc.constant('0')),
  number: () =>
    fc.oneof(
      fc.integer({ min: 0, max: 1_000 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    ),
  boolean: () => fc.boolean(),
  unknown: () => fc.jsonValue({ maxDepth: 1 }),
  literal: ({ values }) => fc.constantFrom(...values),
  enum: ({ entries }) => fc.constantFrom(...Object.values(entries)),
  nullable: ({ innerType }) => fc.oneof(fc.constant(null), answerOf(innerType)),
  optional: ({ innerType }) => fc.oneof(fc.constant(MISSING), answerOf(innerType)),
  default: ({ innerType }) => fc.oneof(fc.constant(MISSING), answerOf(innerType)),
  readonly: ({ innerType }) => answerOf(innerType),
  pipe: (def) => answerOf(def.in),
  array: ({ element }) => fc.array(answerOf(element), { maxLength: 3 }),
  union: ({ options }) => fc.oneof(...options.map((option) => answerOf(option))),
  object: ({ shape, catchall }) => {
    const fields = Object.entries<z.core.$ZodType>(shape).map(([name, schema]) => [
      name,
      answerOf(schema),
    ]);
    const declared = fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>);
    if (!catchall) return declared.map(withoutMissing);
    const others = fc.dictionary(fc.string({ maxLength: 4 }), fc.jsonValue({ maxDepth: 1 }), {
      maxKeys: 2,
    });
    return fc
      .tuple(others, declared)
      .map(([other, fields]) => withoutMissing({ ...other, ...fields }));
  },
  record: ({ keyType, valueType }) => {
    const names = keyType._zod.values;
    if (!names)
      return fc.dictionary(fc.string({ maxLength: 4 }), answerOf(valueType), { maxKeys: 3 });
    return fc.record(
      Object.fromEntries(Array.from(names, (name) => [String(name), answerOf(valueType)])),
    );
  },
};

const withoutMissing = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== MISSING));

/** Answers that a schema takes, most of them in the form that it returns; limits such as a length are not observed. */
export function answerOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (schema as Schemas)._zod;
  // Each maker gets the definition of its own type; the compiler cannot follow the lookup.
  const maker = MAKERS[def.type] as ((def: Def) => fc.Arbitrary<unknown>) | undefined;
  if (!maker) throw new Error(`No answers are made of ${def.type}`);
  return maker(def);
}

/** An answer as it comes over the network. */
export const received = (answer: unknown): unknown =>
  answer === undefined || answer === MISSING ? undefined : JSON.parse(JSON.stringify(answer));

/** Where something can be put, removed or added in a value. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, item]) => [
    [key],
    ...pathsIn(item).map((path) => [key, ...path]),
  ]);
  return [...inner, ['unknown'], ['__proto__']];
}

const WRONG = [
  null,
  Infinity,
  '',
  'text',
  '1',
  0,
  1,
  -1,
  1.5,
  true,
  false,
  [],
  {},
  [null],
  { id: 1 },
];

/** The answer with one part replaced, removed or added. */
export const nearly = (answer: unknown): fc.Arbitrary<unknown> => {
  const paths = pathsIn(answer);
  if (paths.length === 0) return fc.constantFrom(...WRONG);
  return fc
    .record({
      path: fc.constantFrom(...paths),
      value: fc.constantFrom(...WRONG),
      drop: fc.boolean(),
    })
    .map(({ path, value, drop }) => changed(answer, path, drop ? undefined : value));
};

/** A copy with a value at a path; undefined removes it. */
function changed(owner: unknown, [name = '', ...path]: readonly string[], value: unknown): unknown {
  if (typeof owner !== 'object' || owner === null) return owner;
  if (Array.isArray(owner) && !/^\d+$/.test(name)) return owner;
  const at: unknown = Object.hasOwn(owner, name) ? Reflect.get(owner, name) : undefined;
  const part = path.length > 0 ? changed(at, path, value) : value;
  const copy: object = Array.isArray(owner) ? Array.from<unknown>(owner) : { ...owner };
  if (part === undefined) Reflect.deleteProperty(copy, name);
  // An assignment to `__proto__` would change the prototype.
  else Object.defineProperty(copy, name, { value: part, enumerable: true, configurable: true });
  return copy;
}
