import type * as z from 'zod/mini';

/** A check in source form, of values that are exactly what a schema would return for them. */
export interface Check {
  /** A condition on an expression. It may be false for such a value, which the schema then parses; never true for another. */
  readonly is: (value: string) => string;
  /** Whether a field of this schema may be missing. */
  readonly canMiss: boolean;
}

/** What the check of a schema is made with. */
export interface Checks {
  /** The check of a part of it. */
  readonly of: (schema: z.core.$ZodType) => Check;
  /** The check by a function of `v` with this body, which is written once for all that have the same. */
  readonly functionOf: (body: string) => Check;
}

/** The definition of a schema of some type. */
export type Def<Type extends z.core.$ZodTypes['_zod']['def']['type']> = Extract<
  z.core.$ZodTypes['_zod']['def'],
  { type: Type }
>;

export const check = (is: Check['is'], canMiss = false): Check => ({ is, canMiss });

/** Leaves every value to the schema. */
export const NEVER = check(() => 'false');

/** True if any of the conditions is. */
export function anyOf(...conditions: readonly string[]): string {
  if (conditions.includes('true')) return 'true';
  const possible = conditions.filter((condition) => condition !== 'false');
  return possible.length > 1 ? `(${possible.join(' || ')})` : (possible[0] ?? 'false');
}

/** True if all of the conditions are. */
export function allOf(...conditions: readonly string[]): string {
  if (conditions.includes('false')) return 'false';
  return conditions.filter((condition) => condition !== 'true').join(' && ') || 'true';
}

/** A literal of a schema as source, of those that JSON has. */
const literal = (value: z.core.util.Primitive): string => JSON.stringify(value) ?? 'undefined';

/** One of some literals. */
export const isOneOf = (values: Iterable<z.core.util.Primitive>): Check =>
  check((value) => anyOf(...Array.from(values, (one) => `${value} === ${literal(one)}`)));

/** An object or an array. */
export const isObject = (value: string): string =>
  `typeof ${value} === "object" && ${value} !== null`;

/** A field of an expression. */
export const fieldOf = (value: string, name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? `${value}.${name}` : `${value}[${JSON.stringify(name)}]`;
