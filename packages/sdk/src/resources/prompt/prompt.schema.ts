import * as z from 'zod/mini';
import { rowVersion } from '../../core/kept-row';

/** A preset role of the prompt store (product specification, section 3). */
export const presetRoleSchema = z.object({
  id: z.union([z.string(), z.number()]),
  name: z.string(),
  content: z.string(),
  version: rowVersion(),
});
/** A preset role of the prompt store. */
export type PresetRole = z.output<typeof presetRoleSchema>;
