import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database';

/** The tables whose rows show files, and the column that tells a row from the account's others: the triggers know both. */
async function tablesWithFiles(db: Database) {
  const rows = rowsOf(
    await db.execute(sql`
      select c.relname as name, rtrim(encode(t.tgargs, 'escape'), '\\0') as id from pg_trigger t
      join pg_class c on c.oid = t.tgrelid where t.tgname like 'file\\_uses\\_of\\_%'`),
  );
  return rows.map(({ name, id }) => ({ name: String(name), id: String(id) }));
}

/**
 * Gives the files of an account that other accounts show to one of these: somebody took a config or a material over, or
 * has the same avatar. From then on they are of the account that shows them, and count in its quota.
 */
export async function handOnFiles(db: Database, userId: string): Promise<void> {
  for (const { name, id } of await tablesWithFiles(db)) {
    const table = sql.identifier(name);
    const moved = rowsOf(
      await db.execute(sql`
        with shows as materialized (
          select t.user_id, to_jsonb(t)::text as fields from ${table} t where t.user_id <> ${userId} and
          (strpos(to_jsonb(t)::text, ${`u/${userId}/`}) > 0 or strpos(to_jsonb(t)::text, 'wechat/avatar/') > 0))
        update stored_files f set user_id = s.user_id from shows s
        where f.user_id = ${userId} and strpos(s.fields, f.key) > 0 returning f.key`),
    );
    if (moved.length === 0) continue;
    const keys = JSON.stringify(moved.map(({ key }) => String(key)));
    await db.execute(sql`
      select keep_file_uses(t.user_id, ${name}, to_jsonb(t)->>${id}, (to_jsonb(t)->>'removed_at')::timestamptz, to_jsonb(t)::text)
      from ${table} t where t.user_id <> ${userId} and exists (
        select from jsonb_array_elements_text(${keys}::jsonb) k where strpos(to_jsonb(t)::text, k) > 0)`);
  }
}
