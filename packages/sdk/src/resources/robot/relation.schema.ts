import * as z from 'zod/mini';
import { rowId } from '../../core/wire';

/** One rule, schedule or task that refers to a group, a friend, a material or a prompt. */
export const relationSchema = z.object({
  /** The config list, or `dialogues`, `rssFeeds`, `batchTasks`, `reminders`, `roomReply`, `privateKeywords`. */
  place: z.string(),
  /** The position in a config list, from 0; null for items with an id. */
  at: z.nullable(z.number()),
  id: z.nullable(z.string()),
  /** What a batch task sends, since each kind is edited on its own screen; absent otherwise. */
  taskType: z.optional(z.string()),
  /** What distinguishes it from others: its keywords, its time or its address. */
  label: z.string(),
});
/** A rule, schedule or task that targets a friend or a room, and its position. */
export type Relation = z.output<typeof relationSchema>;

/** As many as a page has. */
const MOST_COUNTED = 100;

/** Set for a partner's session, which is told of schedules alone, and of those only if it may read them. */
const isPartial = z.optional(z.boolean());

/** What refers to one. */
export const relationsSchema = z.object({ list: z.array(relationSchema), isPartial });

/** How often some are referred to. */
export const relatedCounts = {
  request: z.object({ ids: z.array(rowId()).check(z.maxLength(MOST_COUNTED)) }),
  /** What nothing refers to is left out. */
  response: z.object({
    list: z.array(z.object({ id: z.string(), count: z.number() })),
    isPartial,
  }),
};
