import type * as z from 'zod/mini';

const unchanged = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/** Declares which values a transforming schema leaves unchanged: those of a schema that transforms nothing. */
export function leavesAsIs<Schema extends z.core.$ZodType>(
  schema: Schema,
  values: z.core.$ZodType,
): Schema {
  unchanged.set(schema, values);
  return schema;
}

/** The schema of the values that a transforming schema leaves unchanged, if it declares any. */
export const unchangedBy = (schema: z.core.$ZodType): z.core.$ZodType | undefined =>
  unchanged.get(schema);
