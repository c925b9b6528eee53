import * as z from 'zod/mini';
import { storedText } from '../../core/stored';

/**
 * One message of an answer, a copy of a material (robot contract, section 1.3). With an `id` the robot fetches that
 * material right before it sends. `voiceLength` is in milliseconds.
 */
export const replySchema = z.looseObject({
  id: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  type: z.number(),
  name: storedText(),
  content: storedText(),
  url: storedText(),
  title: storedText(),
  description: storedText(),
  thumbUrl: storedText(),
  thumbKey: storedText(),
  appid: storedText(),
  pagePath: storedText(),
  username: storedText(),
  voiceLength: z.optional(z.nullable(z.number())),
});
/** One message that the robot sends: a copy of a material (robot contract, section 1.3). */
export type Reply = z.output<typeof replySchema>;
