import type { ChatSort } from '@chatdeck/sdk/constants';
import { mayBeInitials } from '@chatdeck/sdk/rules';
import { and, asc, eq, ilike, or, sql, type Column, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { contains, inChunks, type PageQuery } from '../../database/list-query';
import { down, longPage, up } from '../../database/long-list';
import { endQuietPush } from '../robot/full-push';
import { chatTagRepository, hasTag, type TaggedChats } from './chat-tags';
import { fillPinyin } from './pinyin-keys';
import { receiveBatch, type BatchedList, type BatchRow } from '../robot/pushed-list';

/** True if the column is one of these texts. As one JSON parameter: a list of parameters is limited to 65,535. */
const isOneOf = (column: Column, texts: readonly string[]) =>
  sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/** The first of the matching rows by name. */
export interface Slice {
  readonly matches: SQL | undefined;
  readonly limit: number;
}

/** How one kind of chat, friends or rooms, is stored. */
interface ChatKind<Row, Option, Pushed> {
  readonly tagged: TaggedChats;
  readonly list: BatchedList;
  readonly name: Column;
  readonly alias: Column | SQL<string>;
  /** The columns with texts that are searched. */
  readonly searched: readonly Column[];
  /** The columns with names, whose initials are searched as well. */
  readonly pinyinOf: readonly Column[];
  readonly initials: Column;
  readonly sortKey: Column;
  /** How many members a room has. */
  readonly members?: Column;
  readonly rows: (matches: SQL | undefined, order?: readonly SQL[]) => PromiseLike<Row[]>;
  readonly options: (slice: Slice) => PromiseLike<Option[]>;
  readonly nameOf: (option: Option) => string;
  readonly toBatchRow: (pushed: Pushed) => BatchRow;
}

/** What a page of chats is filtered and sorted by. */
export interface ChatPageQuery extends PageQuery {
  readonly name?: string | undefined;
  readonly tag?: string | undefined;
  readonly sort?: ChatSort | undefined;
}

/** How many rows are read at a time when all are requested. */
const CHUNK = 1_000;

/** The chats of robots, of one kind. */
export function chatRepository<Row, Option extends { readonly wxid: string }, Pushed>(
  db: Database,
  kind: ChatKind<Row, Option, Pushed>,
) {
  const { list, name, searched } = kind;
  const { table, wxid } = list;
  const ofUser = (userId: string, condition?: SQL) => and(eq(list.userId, userId), condition);
  const found = (word: string | undefined) =>
    word === undefined || word === ''
      ? undefined
      : or(
          contains(word, ...searched),
          eq(wxid, word),
          mayBeInitials(word) ? ilike(kind.initials, `%${word}%`) : undefined,
        );
  const matching = (userId: string, word: string | undefined) => ofUser(userId, found(word));
  const named = sql<string>`${name}`;
  const byName = [up(kind.sortKey), up(wxid)];
  const orders: Readonly<Record<ChatSort, typeof byName>> = {
    name: byName,
    nameDown: [down(kind.sortKey), down(wxid)],
    members: kind.members ? [up(kind.members), ...byName] : byName,
    membersDown: kind.members ? [down(kind.members), ...byName] : byName,
  };

  return {
    ...chatTagRepository(db, kind.tagged),

    page: async (userId: string, query: ChatPageQuery) => {
      const { name: word, tag, sort = 'name' } = query;
      await fillPinyin(db, { ...list, sortKey: kind.sortKey, names: kind.pinyinOf }, userId);
      const matches = and(
        matching(userId, word),
        tag === undefined ? undefined : hasTag(kind.tagged, userId, tag),
      );
      const { count, rows } = await longPage(db, query, {
        table,
        matches,
        id: wxid,
        order: orders[sort],
        rows: (hasId, order) => kind.rows(ofUser(userId, hasId), order),
      });
      return { count, list: rows };
    },

    /** All of them by name, in chunks. */
    all: (userId: string) =>
      inChunks<Option>(CHUNK, (last, limit) => {
        const behind = last && sql`(${name}, ${wxid}) > (${kind.nameOf(last)}, ${last.wxid})`;
        return kind.options({ matches: ofUser(userId, behind), limit });
      }),

    byIds: (userId: string, ids: readonly string[]) =>
      kind.options({ matches: ofUser(userId, isOneOf(wxid, ids)), limit: ids.length }),

    search: (userId: string, word: string | undefined, limit: number) =>
      db
        .select({
          id: sql<string>`${wxid}`,
          name: named,
          alias: sql<string>`${kind.alias}`,
        })
        .from(table)
        .where(matching(userId, word))
        .orderBy(asc(name), asc(wxid))
        .limit(limit),

    /** Those that match all conditions, at most two: a second one makes the target ambiguous. */
    named: (userId: string, conditions: readonly (SQL | undefined)[]) =>
      db
        .select({ wxid: sql<string>`${wxid}`, name: named })
        .from(table)
        .where(ofUser(userId, and(...conditions)))
        .limit(2),

    find: async (userId: string, id: string): Promise<Row | undefined> =>
      (await kind.rows(ofUser(userId, eq(wxid, id))))[0],

    /**
     * Stores one batch of a robot's list and deletes the rows of an earlier robot. Returns how many exceeded the cap.
     */
    receive: (userId: string, robotId: string, batch: readonly Pushed[]): Promise<number> =>
      receiveBatch(db, list, { userId, robotId }, batch.map(kind.toBatchRow)),

    endQuietPush: (userId: string) => endQuietPush(db, userId, list),
  };
}
