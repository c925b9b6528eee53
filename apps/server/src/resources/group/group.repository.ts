import { ACCOUNT_CAP } from '@chatdeck/sdk/constants';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { robots, rooms } from '../../database/schema';
import { chatRepository } from '../chat/chat.repository';
import { tagsColumn, type TaggedChats } from '../chat/chat-tags';
import { PINYIN_COLUMNS, pinyinOf } from '../chat/pinyin-keys';
import { withPreviousNames } from '../chat/previous-names';

/** The name fields of a room. */
interface RoomName {
  readonly wxid?: string | undefined;
  readonly topic?: string | undefined;
}

export type PushedRoom = Omit<typeof rooms.$inferInsert, 'userId' | 'sentAt'>;

/** The robot owns the room or is one of its administrators. */
const isAdmin = sql<boolean>`coalesce(${robots.robotId} = ${rooms.ownerWxid} or ${robots.robotId} = any(${rooms.adminWxids}), false)`;

const isOwner = sql<boolean>`coalesce(${robots.robotId} = ${rooms.ownerWxid}, false)`;

const option = {
  wxid: rooms.wxid,
  topic: rooms.topic,
  isAdmin,
  previousNames: rooms.previousNames,
};
const tagged: TaggedChats = {
  kind: 'room',
  table: rooms,
  userId: rooms.userId,
  wxid: rooms.wxid,
};
const byTopic = [asc(rooms.topic), asc(rooms.wxid)];

/** The rooms that robots are in. */
export function groupRepository(db: Database) {
  const chats = chatRepository(db, {
    tagged,
    list: {
      table: rooms,
      userId: rooms.userId,
      robotId: rooms.robotId,
      wxid: rooms.wxid,
      sentAt: rooms.sentAt,
      startedAt: 'roomSyncAt',
      nameColumn: 'topic',
      columns: {
        topic: 'text',
        avatar: 'text',
        owner_wxid: 'text',
        admin_wxids: 'text[]',
        member_count: 'integer',
        ...PINYIN_COLUMNS,
      },
      most: ACCOUNT_CAP.rooms,
    },
    name: rooms.topic,
    alias: sql<string>`''`,
    searched: [rooms.topic],
    pinyinOf: [rooms.topic],
    initials: rooms.initials,
    sortKey: rooms.sortKey,
    members: rooms.memberCount,
    rows: (matches, order = []) =>
      db
        .select({ ...getTableColumns(rooms), isAdmin, isOwner, tags: tagsColumn(tagged) })
        .from(rooms)
        .innerJoin(robots, eq(robots.userId, rooms.userId))
        .where(matches)
        .orderBy(...order),
    options: async ({ matches, limit }) => {
      const rows = await db
        .select(option)
        .from(rooms)
        .innerJoin(robots, eq(robots.userId, rooms.userId))
        .where(matches)
        .orderBy(...byTopic)
        .limit(limit);
      return rows.map(withPreviousNames);
    },
    nameOf: ({ topic }) => topic,
    toBatchRow: (room: PushedRoom) => ({
      wxid: room.wxid,
      topic: room.topic ?? '',
      avatar: room.avatar ?? '',
      owner_wxid: room.ownerWxid ?? '',
      admin_wxids: room.adminWxids ?? [],
      member_count: room.memberCount ?? 0,
      ...pinyinOf(room.topic ?? ''),
    }),
  });

  return {
    ...chats,

    named: (userId: string, { wxid, topic }: RoomName) =>
      chats.named(userId, [
        wxid === undefined ? undefined : eq(rooms.wxid, wxid),
        topic === undefined ? undefined : eq(rooms.topic, topic),
      ]),
  };
}
