import { UNDO_DAYS, UNUSED_FILE_DAYS } from '@chatdeck/sdk/constants';
import { sql, type SQL } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database';

/** How many files are freed in one transaction, which locks their rows. */
const CONCURRENCY = 50;

const days = (count: number) => sql`${count}::int * interval '1 day'`;

/**
 * Files that nothing needs: no row has used them for a day, or only rows whose undo period is over. For removed
 * materials a shorter period applies when space is needed.
 */
const isUnneeded = (materialDays: number): SQL => sql`
  case when exists (select from file_uses u where u.key = f.key)
  then not exists (
    select from file_uses u where u.key = f.key and (u.removed_at is null or u.removed_at > now() -
      case when u.source = 'materials' then ${days(materialDays)} else ${days(UNDO_DAYS)} end))
  else f.unused_since <= now() - ${days(UNUSED_FILE_DAYS)} end`;

/** Files of accounts that are no longer needed. */
export function unneededFilesRepository(db: Database) {
  const keysIn = (rows: unknown) => rowsOf(rows).map(({ key }) => String(key));

  return {
    /** The accounts with files that are due to be freed. */
    async owners(): Promise<string[]> {
      const rows = await db.execute(sql`
        select distinct f.user_id as owner from stored_files f where ${isUnneeded(UNDO_DAYS)}`);
      return rowsOf(rows).map(({ owner }) => String(owner));
    },

    /**
     * Frees files of an account, and deletes the removed materials that used them, which could no longer be restored
     * completely. Rows and files are deleted together: if `remove` fails, both stay. Returns how many.
     */
    free: (
      userId: string,
      materialDays: number,
      remove: (key: string) => Promise<void>,
    ): Promise<number> =>
      db.transaction(async (tx) => {
        // Locked first and then checked again: from here on no row can begin to use one of these files.
        const unneeded = (of: SQL) => sql`
          select f.key from stored_files f
          where f.user_id = ${userId} and ${of} and ${isUnneeded(materialDays)}`;
        const held = keysIn(
          await tx.execute(sql`${unneeded(sql`true`)} limit ${CONCURRENCY} for update of f`),
        );
        if (held.length === 0) return 0;
        const list = sql`f.key in (select jsonb_array_elements_text(${JSON.stringify(held)}::jsonb))`;
        const keys = keysIn(await tx.execute(unneeded(list)));
        const freed = sql`(select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`;
        await tx.execute(sql`
          delete from materials m where m.user_id = ${userId} and m.removed_at is not null and m.id::text in (
            select u.row_id from file_uses u where u.source = 'materials' and u.key in ${freed})`);
        await tx.execute(sql`
          delete from stored_files f where f.user_id = ${userId} and f.key in ${freed}`);
        await Promise.all(keys.map(remove));
        return keys.length;
      }),
  };
}

export type UnneededFilesRepository = ReturnType<typeof unneededFilesRepository>;
