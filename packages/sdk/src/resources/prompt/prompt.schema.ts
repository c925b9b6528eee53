import * as z from 'zod/mini';

/** A preset role of the prompt store (product specification, section 3). */
export const presetRoleSchema = z.object({
  id: z.union([z.string(), z.number()]),
  name: z.string(),
  content: z.string(),
});
/** A preset role of the prompt store. */
export type PresetRole = z.output<typeof presetRoleSchema>;
