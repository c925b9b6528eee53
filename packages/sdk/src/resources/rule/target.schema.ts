import * as z from 'zod/mini';

/** A group or a friend that a rule refers to; the robot compares the id, then the name. */
export const targetSchema = z.looseObject({
  id: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  name: z.string(),
});
/** A friend or room by id and name. */
export type Target = z.output<typeof targetSchema>;
