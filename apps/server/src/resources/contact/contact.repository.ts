import { ACCOUNT_CAP } from '@chatdeck/sdk/constants';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { friends } from '../../database/schema';
import { chatRepository } from '../chat/chat.repository';
import { tagsColumn, type TaggedChats } from '../chat/chat-tags';
import { PINYIN_COLUMNS, pinyinOf } from '../chat/pinyin-keys';
import { withPreviousNames } from '../chat/previous-names';

/** The name fields of a friend. */
interface PersonName {
  readonly wxid?: string | undefined;
  readonly name?: string | undefined;
  readonly alias?: string | undefined;
}

export type PushedFriend = Omit<typeof friends.$inferInsert, 'userId' | 'sentAt'>;

const option = {
  wxid: friends.wxid,
  name: friends.name,
  alias: friends.alias,
  previousNames: friends.previousNames,
};
const tagged: TaggedChats = {
  kind: 'contact',
  table: friends,
  userId: friends.userId,
  wxid: friends.wxid,
};
const byName = [asc(friends.name), asc(friends.wxid)];

/** The friends of robots. */
export function contactRepository(db: Database) {
  const chats = chatRepository(db, {
    tagged,
    list: {
      table: friends,
      userId: friends.userId,
      robotId: friends.robotId,
      wxid: friends.wxid,
      sentAt: friends.sentAt,
      startedAt: 'friendSyncAt',
      nameColumn: 'name',
      columns: {
        name: 'text',
        alias: 'text',
        avatar: 'text',
        weixin: 'text',
        gender: 'integer',
        ...PINYIN_COLUMNS,
      },
      most: ACCOUNT_CAP.friends,
    },
    name: friends.name,
    alias: friends.alias,
    searched: [friends.name, friends.alias, friends.weixin],
    pinyinOf: [friends.name, friends.alias],
    initials: friends.initials,
    sortKey: friends.sortKey,
    rows: (matches, order = []) =>
      db
        .select({ ...getTableColumns(friends), tags: tagsColumn(tagged) })
        .from(friends)
        .where(matches)
        .orderBy(...order),
    options: async ({ matches, limit }) => {
      const rows = await db
        .select(option)
        .from(friends)
        .where(matches)
        .orderBy(...byName)
        .limit(limit);
      return rows.map(withPreviousNames);
    },
    nameOf: ({ name }) => name,
    toBatchRow: ({
      wxid,
      name = '',
      alias = '',
      avatar = '',
      weixin = '',
      gender = 0,
    }: PushedFriend) => ({ wxid, name, alias, avatar, weixin, gender, ...pinyinOf(name, alias) }),
  });

  return {
    ...chats,

    named: (userId: string, { wxid, name, alias }: PersonName) =>
      chats.named(userId, [
        wxid === undefined ? undefined : eq(friends.wxid, wxid),
        name === undefined ? undefined : eq(friends.name, name),
        alias === undefined ? undefined : eq(friends.alias, alias),
      ]),
  };
}
