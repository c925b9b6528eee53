import type * as z from 'zod/mini';
import type { Check } from './check';

/** A condition that a schema has on top of its type, such as a length; undefined for one that has to be run. */
export function limitOf({ _zod }: z.core.$ZodCheck<never>): Check['is'] | undefined {
  const limit = _zod.def as z.core.$ZodChecks['_zod']['def'];
  if (limit.check === 'max_length') return (value) => `${value}.length <= ${limit.maximum}`;
  if (limit.check !== 'less_than' && limit.check !== 'greater_than') return undefined;
  const operator = `${limit.check === 'less_than' ? '<' : '>'}${limit.inclusive ? '=' : ''}`;
  return (value) => `${value} ${operator} ${Number(limit.value)}`;
}
