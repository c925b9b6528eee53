import * as z from 'zod/mini';
import { oneOf, optionalLine, optionalText, requiredText } from '../../core/check';
import { isWebAddress } from '../../core/link';
import { rowVersion } from '../../core/record-row';
import { storedFlag, storedList, storedText } from '../../core/stored';
import { TARGET_TYPES } from '../rule/rule.constants';
import { targetSchema } from '../rule/target.schema';
import { targetsSchema } from '../rule/targets.rules';
import { cronSchema } from '../schedule/cron.rules';
import { pausedInput } from '../schedule/paused.rules';

/** An RSS feed whose newest entry the robot forwards (robot contract, section 5.2). */
export const rssFeedSchema = z.object({
  id: z.string(),
  version: rowVersion(),
  type: z.literal(TARGET_TYPES.map(({ value }) => value)),
  targets: storedList(targetSchema),
  rssUrl: z.string(),
  updateTime: z.string(),
  showLink: storedFlag(),
  thumbUrl: storedText(),
  prefixWord: storedText(),
  suffixWord: storedText(),
  /** The robot does not get it until it is resumed. */
  isPaused: storedFlag(),
});
/** An RSS feed whose entries the robot forwards (robot contract, section 5.2). */
export type RssFeed = z.output<typeof rssFeedSchema>;

/** What an RSS feed requires (robot contract, section 5.2). */
export const rssFeedInputSchema = z.object({
  type: oneOf(TARGET_TYPES),
  targets: targetsSchema,
  rssUrl: requiredText('message.url', 2_000).check(z.refine(isWebAddress, 'link.format')),
  /** When the feed is polled, in the robot's cron dialect. */
  updateTime: cronSchema,
  /** Sends an entry as a link card instead of text. */
  showLink: z._default(z.boolean('invalid'), false),
  thumbUrl: optionalLine(2_000),
  prefixWord: optionalText(500),
  suffixWord: optionalText(500),
  isPaused: pausedInput,
});
/** The input of an RSS feed. */
export type RssFeedInput = z.input<typeof rssFeedInputSchema>;
