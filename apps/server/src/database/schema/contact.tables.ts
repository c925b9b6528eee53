import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { emptyText, moment, pinyinColumns, previousNames } from '../columns';
import { ownerId } from './account.tables';

/** A friend of an account's robot, as the robot last sent it. */
export const friends = pgTable(
  'friends',
  {
    userId: ownerId(),
    wxid: text().notNull(),
    robotId: emptyText(),
    name: emptyText(),
    alias: emptyText(),
    avatar: emptyText(),
    weixin: emptyText(),
    previousNames: previousNames(),
    gender: integer().notNull().default(0),
    ...pinyinColumns,
    sentAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.wxid] }),
    index().on(table.userId, table.name, table.wxid),
    index().on(table.userId, table.sortKey, table.wxid),
  ],
);
