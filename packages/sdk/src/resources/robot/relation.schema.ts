import * as z from 'zod/mini';

/** One rule, schedule or task that refers to a group or a friend. */
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
