import type * as z from 'zod/mini';
import {
  allOf,
  anyOf,
  check,
  fieldOf,
  isObject,
  NEVER,
  type Check,
  type Checks,
  type Def,
} from './check';

/** How many fields an object has, for the checks of objects. */
export const KEYS_OF =
  'function keysOf(v) { let count = 0; for (const _ in v) count += 1; return count; }';

/** Every declared field fits; another one, which the schema would remove, there is only where it would not. */
export function objectCheck({ shape, catchall }: Def<'object'>, checks: Checks): Check {
  const fields = Object.entries<z.core.$ZodType>(shape).map(([name, schema]) => ({
    name,
    ...checks.of(schema),
  }));
  const rest = catchall?._zod.def.type ?? 'never';
  if (rest === 'never') return fieldsCheck(fields, `keysOf(v) === ${countOf(fields)}`, checks);
  // A schema drops the one name that would change the prototype of its output.
  const isPlain = '!Object.hasOwn(v, "__proto__")';
  return rest === 'unknown' ? fieldsCheck(fields, isPlain, checks) : NEVER;
}

interface Field extends Check {
  readonly name: string;
}

const present = (name: string) => `${fieldOf('v', name)} !== undefined`;

function countOf(fields: readonly Field[]): string {
  const [required, optional] = [false, true].map((canMiss) =>
    fields.filter((field) => field.canMiss === canMiss),
  );
  return [required?.length, ...(optional ?? []).map(({ name }) => `(${present(name)})`)].join(
    ' + ',
  );
}

function fieldsCheck(fields: readonly Field[], others: string, checks: Checks): Check {
  const conditions = fields.map(({ name, is, canMiss }) => {
    const condition = is(fieldOf('v', name));
    if (canMiss) return anyOf(`${fieldOf('v', name)} === undefined`, condition);
    return condition === 'true' ? present(name) : condition;
  });
  // An array has fields too, which might be all that the schema asks for.
  const isNoArray = fields.some(({ name, canMiss }) => !canMiss && !(name in []))
    ? 'true'
    : '!Array.isArray(v)';
  const whole = allOf(isObject('v'), isNoArray, ...conditions, others);
  return whole === 'false' ? NEVER : checks.functionOf(`return ${whole};`);
}

/** Every value fits, under any name, or under all names of a list. */
export function recordCheck({ keyType, valueType }: Def<'record'>, checks: Checks): Check {
  const value = checks.of(valueType);
  const names = keyType._zod.values;
  if (names) {
    const fields = Array.from(names, (name) => ({ ...check(value.is), name: String(name) }));
    return fieldsCheck(fields, `keysOf(v) === ${fields.length}`, checks);
  }
  if (keyType._zod.def.type !== 'string' || checks.of(keyType) === NEVER) return NEVER;
  return checks.functionOf(`
  if (!(${isObject('v')}) || Array.isArray(v)) return false;
  for (const key in v) if (key === "__proto__" || !(${value.is('v[key]')})) return false;
  return true;`);
}
