import * as z from 'zod/mini';
import { rowVersion } from '../../core/record-row';
import { storedFlag, storedList, storedText } from '../../core/stored';
import { TARGET_TYPES } from '../rule/rule.constants';
import { targetSchema } from '../rule/target.schema';

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
});
/** An RSS feed whose entries the robot forwards (robot contract, section 5.2). */
export type RssFeed = z.output<typeof rssFeedSchema>;
