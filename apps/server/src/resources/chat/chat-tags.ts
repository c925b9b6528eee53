import { ACCOUNT_CAP, CHAT_TAGS_LISTED } from '@chatdeck/sdk/constants';
import { and, asc, count, desc, eq, sql, type Column, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { rowCap, withinCaps, type CappedRows } from '../../database/account-cap';
import { rowsOf, type Database } from '../../database/database';
import { chatTags } from '../../database/schema';

/** A friend or room, and the tags that it is to have. */
export interface TagsOfChat {
  readonly wxid: string;
  readonly tags: readonly string[];
}

/** The chats whose tags these are. */
export interface TaggedChats {
  readonly kind: 'contact' | 'room';
  readonly table: PgTable;
  readonly userId: Column;
  readonly wxid: Column;
}

const capped: CappedRows = {
  name: 'chatTags',
  table: chatTags,
  of: (userId) => eq(chatTags.userId, userId),
  caps: [rowCap('cap.chatTags', ACCOUNT_CAP.chatTags)],
};

const among = (ids: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

const ofChat = ({ kind, userId, wxid }: TaggedChats) =>
  sql`${chatTags.userId} = ${userId} and ${chatTags.kind} = ${kind} and ${chatTags.wxid} = ${wxid}`;

/** The tags of each row of a query. */
export const tagsColumn = (chats: TaggedChats): SQL<string[]> => sql<string[]>`coalesce((
  select jsonb_agg(${chatTags.tag} order by ${chatTags.tag}) from ${chatTags} where ${ofChat(chats)}), '[]'::jsonb)`;

/**
 * True for the rows of an account with a tag. Because of `is true`, PostgreSQL looks each row up in a hash of the tagged
 * ones, which are never many, instead of joining and then sorting them: pages are read in the order of an index.
 */
export const hasTag = (
  { kind, wxid }: TaggedChats,
  userId: string,
  tag: string,
): SQL => sql`(${wxid} in (
  select ${chatTags.wxid} from ${chatTags}
  where ${chatTags.userId} = ${userId} and ${chatTags.kind} = ${kind} and ${chatTags.tag} = ${tag})) is true`;

/** The tags that accounts have given chats of one kind. */
export function chatTagRepository(db: Database, chats: TaggedChats) {
  const { kind, table } = chats;
  const ofKind = (userId: string) => and(eq(chatTags.userId, userId), eq(chatTags.kind, kind));
  const isThere = sql`exists (select from ${table} where ${ofChat(chats)})`;

  return {
    /** The tags of those that the robot has now. */
    tagCounts: (userId: string) =>
      db
        .select({ tag: chatTags.tag, count: count() })
        .from(chatTags)
        .where(and(ofKind(userId), isThere))
        .groupBy(chatTags.tag)
        .orderBy(desc(count()), asc(chatTags.tag))
        .limit(CHAT_TAGS_LISTED),

    /** Gives each chat its tags; returns the ids of those that the robot has. */
    setTags: (userId: string, list: readonly TagsOfChat[]): Promise<string[]> =>
      withinCaps(db, capped, userId, async (tx) => {
        const wanted = new Map(list.map(({ wxid, tags }) => [wxid, tags]));
        const found = rowsOf(
          await tx.execute(sql`
            select ${chats.wxid} as wxid from ${table}
            where ${chats.userId} = ${userId} and ${chats.wxid} in ${among([...wanted.keys()])}`),
        );
        const ids = found.map(({ wxid }) => String(wxid));
        await tx
          .delete(chatTags)
          .where(and(ofKind(userId), sql`${chatTags.wxid} in ${among(ids)}`));
        const rows = ids.flatMap((wxid) => (wanted.get(wxid) ?? []).map((tag) => ({ wxid, tag })));
        const held = await tx.$count(chatTags, eq(chatTags.userId, userId));
        // Chats come back with their tags when another robot was logged in meanwhile, as long as there is room for them.
        if (held + rows.length > ACCOUNT_CAP.chatTags) {
          await tx.delete(chatTags).where(and(ofKind(userId), sql`not ${isThere}`));
        }
        await tx.execute(sql`
          insert into ${chatTags} (user_id, kind, wxid, tag)
          select ${userId}::text, ${kind}::text, wxid, tag
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(wxid text, tag text)
          on conflict do nothing`);
        return ids;
      }),
  };
}
