import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { emptyText, moment, pinyinColumns, previousNames } from '../columns';
import { ownerId } from './account.tables';

/** A room that an account's robot is in, as the robot last sent it. */
export const rooms = pgTable(
  'rooms',
  {
    userId: ownerId(),
    wxid: text().notNull(),
    robotId: emptyText(),
    topic: emptyText(),
    previousNames: previousNames(),
    avatar: emptyText(),
    ownerWxid: emptyText(),
    adminWxids: text().array().notNull().default([]),
    memberCount: integer().notNull().default(0),
    ...pinyinColumns,
    sentAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.wxid] }),
    index().on(table.userId, table.topic, table.wxid),
    index().on(table.userId, table.sortKey, table.wxid),
    index().on(table.userId, table.memberCount, table.sortKey, table.wxid),
    index('rooms_members_down_index').on(
      table.userId,
      table.memberCount.desc().nullsFirst(),
      table.sortKey,
      table.wxid,
    ),
  ],
);
