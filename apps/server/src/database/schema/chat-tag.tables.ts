import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownerId } from './account.tables';

/** A tag that an account gave a friend or a room: apart from these, which a robot sends anew. */
export const chatTags = pgTable(
  'chat_tags',
  {
    userId: ownerId(),
    kind: text({ enum: ['contact', 'room'] }).notNull(),
    wxid: text().notNull(),
    tag: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.wxid, table.tag] }),
    index().on(table.userId, table.kind, table.tag, table.wxid),
  ],
);
