import { initialsOf, pinyinKey } from '@chatdeck/sdk/rules';
import { and, eq, sql, type Column } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { rowsOf, type Database } from '../../database/database';

/** The types of the computed columns in a batch. */
export const PINYIN_COLUMNS = { initials: 'text', sort_key: 'text' } as const;

/** What is computed of the names of a chat, the first of which it is sorted by. */
export const pinyinOf = (name: string, ...others: readonly string[]) => ({
  initials: [name, ...others].map(initialsOf).join(' ').trim(),
  sort_key: pinyinKey(name),
});

/** Where the names of chats are, and what is computed of them. */
export interface PinyinNames {
  readonly table: PgTable;
  readonly userId: Column;
  readonly wxid: Column;
  readonly sortKey: Column;
  readonly names: readonly Column[];
}

const CHUNK = 1_000;

/** Computes what rows lack that an earlier version stored; others need nothing, which an index tells at once. */
export async function fillPinyin(
  db: Database,
  { table, userId, wxid, sortKey, names }: PinyinNames,
  owner: string,
): Promise<void> {
  const lacking = and(eq(userId, owner), eq(sortKey, ''));
  for (;;) {
    const rows = rowsOf(
      await db.execute(sql`
        select ${wxid} as wxid, jsonb_build_array(${sql.join([...names], sql`, `)})::text as names
        from ${table} where ${lacking} limit ${CHUNK}::int`),
    );
    if (rows.length === 0) return;
    const computed = rows.map((row) => {
      const texts: unknown = JSON.parse(String(row['names']));
      const [name = '', ...others] = Array.isArray(texts) ? texts.map(String) : [];
      return { wxid: row['wxid'], ...pinyinOf(name, ...others) };
    });
    await db.execute(sql`
      update ${table} set initials = computed.initials, sort_key = computed.sort_key
      from jsonb_to_recordset(${JSON.stringify(computed)}::jsonb)
        as computed(wxid text, initials text, sort_key text)
      where ${userId} = ${owner} and ${wxid} = computed.wxid`);
  }
}
