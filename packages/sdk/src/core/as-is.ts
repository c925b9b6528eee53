import type * as z from 'zod/mini';

/** Whether a value is already exactly the output of its schema. May return false negatives, never false positives. */
export type FitsAsIs = (value: unknown) => boolean;

const known = new WeakMap<z.core.$ZodType, FitsAsIs>();
const never: FitsAsIs = () => false;

/** Declares which values a transforming schema leaves unchanged. */
export function leavesAsIs<Schema extends z.core.$ZodType>(schema: Schema, fits: FitsAsIs): Schema {
  known.set(schema, fits);
  return schema;
}

/**
 * The fast path for long answers: most are valid and need no copy, which plain type checks detect at a small
 * fraction of the cost of parsing (without `eval`, parsing 10,000 rows takes longer than `JSON.parse`).
 * Everything else is parsed by the schema itself.
 */
export function fitsAsIs(schema: z.core.$ZodType): FitsAsIs {
  const made = known.get(schema);
  if (made) return made;
  // A recursive schema takes the slow path where it refers to itself.
  known.set(schema, never);
  const fits = make((schema as z.core.$ZodTypes)._zod.def);
  known.set(schema, fits);
  return fits;
}

type Def = z.core.$ZodTypes['_zod']['def'];
type Makers = { [Type in Def['type']]?: (def: Extract<Def, { type: Type }>) => FitsAsIs };

const MAKERS: Makers = {
  string: (def) => ('format' in def ? never : (value) => typeof value === 'string'),
  number: (def) => ('format' in def ? never : Number.isFinite),
  boolean: () => (value) => typeof value === 'boolean',
  unknown: () => () => true,
  literal: ({ values }) => isOneOf(values),
  enum: ({ entries }) => isOneOf(Object.values(entries)),
  nullable: ({ innerType }) => orNothing(null, fitsAsIs(innerType)),
  optional: ({ innerType }) => orNothing(undefined, fitsAsIs(innerType)),
  default: ({ innerType }) => fitsAsIs(innerType),
  array: ({ element }) => arrayFits(fitsAsIs(element)),
  object: ({ shape, catchall }) => (catchall ? never : objectFits(shape)),
  // In a plain union an earlier option may take the value and change it.
  union: (def) => ('discriminator' in def ? anyFits(def.options.map(fitsAsIs)) : never),
};

function make(def: Def): FitsAsIs {
  if ((def.checks?.length ?? 0) > 0) return never;
  // Each maker gets the definition of its own type; the compiler cannot follow the lookup.
  return (MAKERS[def.type] as ((def: Def) => FitsAsIs) | undefined)?.(def) ?? never;
}

const isOneOf =
  (values: readonly unknown[]): FitsAsIs =>
  (value) =>
    values.includes(value);
const orNothing =
  (nothing: null | undefined, inner: FitsAsIs): FitsAsIs =>
  (value) =>
    value === nothing || inner(value);
const anyFits =
  (options: readonly FitsAsIs[]): FitsAsIs =>
  (value) =>
    options.some((fits) => fits(value));

function arrayFits(item: FitsAsIs): FitsAsIs {
  return (value) => {
    if (!Array.isArray(value)) return false;
    for (const one of value) if (!item(one)) return false;
    return true;
  };
}

/** Every declared field fits, and there is no other field, which the schema would remove. */
function objectFits(shape: Readonly<Record<string, z.core.$ZodType>>): FitsAsIs {
  const names = Object.keys(shape);
  const fits = Object.values(shape).map(fitsAsIs);
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const fields = value as Record<string, unknown>;
    let present = 0;
    for (let index = 0; index < names.length; index += 1) {
      const field = fields[names[index] ?? ''];
      if (fits[index]?.(field) !== true) return false;
      if (field !== undefined) present += 1;
    }
    for (const _ in fields) present -= 1;
    return present === 0;
  };
}
