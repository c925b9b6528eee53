import type * as z from 'zod/mini';
import {
  anyOf,
  check,
  fieldOf,
  isObject,
  isOneOf,
  NEVER,
  type Check,
  type Checks,
  type Def,
} from './check';

export function unionCheck(def: Def<'union'>, checks: Checks): Check {
  return 'discriminator' in def && typeof def.discriminator === 'string'
    ? discriminatedCheck(def.discriminator, def.options, checks)
    : plainCheck(def.options, checks);
}

/** The option that the discriminator names decides, and no other. */
function discriminatedCheck(
  discriminator: string,
  options: readonly z.core.$ZodType[],
  checks: Checks,
): Check {
  const field = fieldOf('v', discriminator);
  const choices = options.map((option) => {
    const named = isOneOf(option._zod.propValues?.[discriminator] ?? []);
    return `if (${named.is(field)}) return ${checks.of(option).is('v')};`;
  });
  return checks.functionOf(`
  if (!(${isObject('v')})) return false;
  ${choices.join('\n  ')}
  return false;`);
}

/** Any option of which no earlier one would take the value and change it. */
function plainCheck(options: readonly z.core.$ZodType[], checks: Checks): Check {
  const safe = options.filter((option, at) =>
    options.slice(0, at).every((earlier) => isUnchanging(earlier) || refuses(earlier, option)),
  );
  if (safe.length === 0) return NEVER;
  const conditions = safe.map(checks.of);
  return check((value) => anyOf(...conditions.map(({ is }) => is(value))));
}

const UNCHANGING = ['string', 'number', 'boolean', 'null', 'literal', 'enum'];
const isUnchanging = ({ _zod: { def } }: z.core.$ZodType) =>
  UNCHANGING.includes(def.type) && (def.checks?.length ?? 0) === 0;

/** Whether an object schema requires a field that no object of the other has. */
function refuses(earlier: z.core.$ZodType, option: z.core.$ZodType): boolean {
  const [one, other] = [earlier, option].map((schema) => (schema as z.core.$ZodTypes)._zod.def);
  if (one?.type !== 'object' || other?.type !== 'object' || other.catchall) return false;
  return Object.entries<z.core.$ZodType>(one.shape).some(
    ([name, schema]) => schema._zod.optin === undefined && !Object.hasOwn(other.shape, name),
  );
}
