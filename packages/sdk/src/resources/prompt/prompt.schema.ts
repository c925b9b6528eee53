import * as z from 'zod/mini';
import { rowVersion } from '../../core/record-row';

/** A prompt of the prompt store (product specification, section 3). */
export const promptSchema = z.object({
  id: z.union([z.string(), z.number()]),
  name: z.string(),
  content: z.string(),
  version: rowVersion(),
});
/** A prompt of the prompt store. */
export type Prompt = z.output<typeof promptSchema>;
