import * as z from 'zod/mini';
import { storedList } from '../../core/stored';
import { replySchema } from '../robot/reply.schema';

const channelId = z.union([z.string(), z.number()]);

/** A news category to choose from (product specification, section 3). */
export const newsChannelSchema = z.object({ colid: channelId, name: z.string() });
/** A news channel: `colid` and name (product specification, section 3). */
export type NewsChannel = z.output<typeof newsChannelSchema>;

/** A channel of an account's own content (product specification, section 3). */
export const customChannelSchema = z.object({ sortId: channelId, name: z.string() });
/** A channel of the account's own: `sortId` and name (product specification, section 3). */
export type CustomChannel = z.output<typeof customChannelSchema>;

/** A channel of the account's own content with its items, which the robot sends in turn. */
export const ownChannelSchema = z.looseObject({
  sortId: z.union([z.string(), z.number()]),
  name: z.string(),
  items: storedList(replySchema),
});
/** A channel of the account's own content. */
export type OwnChannel = z.output<typeof ownChannelSchema>;
