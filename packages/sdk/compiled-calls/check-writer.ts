import type * as z from 'zod/mini';
import { allOf, anyOf, check, isOneOf, NEVER, type Check, type Checks, type Def } from './check';
import { limitOf } from './limits';
import { KEYS_OF, objectCheck, recordCheck } from './object-check';
import { unionCheck } from './union-check';

/** Finds the schema of the values that a transforming schema leaves unchanged, if it declares any. */
export type UnchangedBy = (schema: z.core.$ZodType) => z.core.$ZodType | undefined;

type AnyDef = z.core.$ZodTypes['_zod']['def'];
type Makers = { readonly [Type in AnyDef['type']]?: (def: Def<Type>, checks: Checks) => Check };

const MAKERS: Makers = {
  string: (def) => ('format' in def ? NEVER : check((value) => `typeof ${value} === "string"`)),
  number: numberCheck,
  boolean: () => check((value) => `typeof ${value} === "boolean"`),
  unknown: () => check(() => 'true'),
  literal: ({ values }) => isOneOf(values),
  enum: ({ entries }) => isOneOf(Object.values(entries)),
  nullable({ innerType }, checks) {
    const inner = checks.of(innerType);
    return check((value) => anyOf(`${value} === null`, inner.is(value)), inner.canMiss);
  },
  optional({ innerType }, checks) {
    const inner = checks.of(innerType);
    // A schema that puts something in the place of a missing value does so here too.
    return check(inner.is, innerType._zod.optin === undefined || inner.canMiss);
  },
  default: ({ innerType }, checks) => check(checks.of(innerType).is),
  // Whether the output is frozen is no part of it: nobody changes an answer.
  readonly: ({ innerType }, checks) => checks.of(innerType),
  array({ element }, checks) {
    const item = checks.of(element).is('item');
    return checks.functionOf(`
  if (!Array.isArray(v)) return false;
  for (const item of v) if (!(${item})) return false;
  return true;`);
  },
  object: objectCheck,
  record: recordCheck,
  union: unionCheck,
};

function numberCheck(def: Def<'number'>): Check {
  if (!('format' in def)) return check((value) => `Number.isFinite(${value})`);
  return def.format === 'safeint' ? check((value) => `Number.isSafeInteger(${value})`) : NEVER;
}

/** Writes the checks of schemas: a condition for each, and the functions that the conditions call. */
export function createCheckWriter(unchangedBy: UnchangedBy) {
  const made = new Map<z.core.$ZodType, Check>();
  const functions = new Map<string, string>();

  const checks: Checks = {
    of(schema) {
      const known = made.get(schema);
      if (known) return known;
      // Where a schema refers to itself, the schema decides.
      made.set(schema, NEVER);
      const unchanged = unchangedBy(schema);
      const written = unchanged ? checks.of(unchanged) : write(schema as z.core.$ZodTypes);
      made.set(schema, written);
      return written;
    },
    functionOf(body) {
      const name = functions.get(body) ?? `fits${functions.size + 1}`;
      functions.set(body, name);
      return check((value) => `${name}(${value})`);
    },
  };

  function write({ _zod: { def } }: z.core.$ZodTypes): Check {
    // Each maker gets the definition of its own type; the compiler cannot follow the lookup.
    const maker = MAKERS[def.type] as ((def: AnyDef, checks: Checks) => Check) | undefined;
    const { is, canMiss } = maker?.(def, checks) ?? NEVER;
    const limits = (def.checks ?? []).map(limitOf);
    if (!limits.every((limit) => limit !== undefined)) return NEVER;
    return check((value) => allOf(is(value), ...limits.map((holds) => holds(value))), canMiss);
  }

  return {
    /** A condition on `v`: whether it is exactly what the schema would return for it. */
    conditionOf(schema: z.core.$ZodType): string {
      const { is, canMiss } = checks.of(schema);
      return canMiss ? anyOf('v === undefined', is('v')) : is('v');
    },
    /** The source of the functions that the conditions call. */
    functions: (): readonly string[] => [
      KEYS_OF,
      ...Array.from(functions, ([body, name]) => `function ${name}(v) {${body}\n}`),
    ],
  };
}
