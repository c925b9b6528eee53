import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { rowsOf } from '../../database/rows';

/** Files that only removed materials show. A key is random, so that a text that holds it means the file. */
export function removedFilesRepository(db: Database) {
  return {
    /** The files of an account that nothing needs but materials that were removed so many days ago. */
    async unneeded(userId: string, removedForDays: number): Promise<string[]> {
      const rows = rowsOf(
        await db.execute(sql`
          select f.key from stored_files f
          where f.user_id = ${userId}
            and exists (
              select from materials m where m.user_id = f.user_id and strpos(m::text, f.key) > 0
                and m.removed_at <= now() - ${removedForDays} * interval '1 day')
            and not exists (
              select from materials m where m.user_id = f.user_id and strpos(m::text, f.key) > 0
                and (m.removed_at is null
                  or m.removed_at > now() - ${removedForDays} * interval '1 day'))
            and not exists (
              select from robot_configs c where c.user_id = f.user_id and strpos(c::text, f.key) > 0)
            and not exists (
              select from config_revisions c
              where c.user_id = f.user_id and strpos(c::text, f.key) > 0)
            and not exists (
              select from custom_configs c where c.user_id = f.user_id and strpos(c::text, f.key) > 0)
            and not exists (
              select from robot_items i where i.user_id = f.user_id and strpos(i::text, f.key) > 0)
            and not exists (
              select from send_jobs j where j.user_id = f.user_id and strpos(j::text, f.key) > 0)`),
      );
      return rows.map(({ key }) => String(key));
    },

    /** Forgets files, and for good the removed materials that showed them: they could not be brought back whole. */
    forget: (userId: string, keys: readonly string[]): Promise<void> =>
      db.transaction(async (tx) => {
        const list = JSON.stringify(keys);
        await tx.execute(sql`
          delete from materials m using jsonb_array_elements_text(${list}::jsonb) as key
          where m.user_id = ${userId} and m.removed_at is not null and strpos(m::text, key) > 0`);
        await tx.execute(sql`
          delete from stored_files f using jsonb_array_elements_text(${list}::jsonb) as key
          where f.user_id = ${userId} and f.key = key`);
      }),
  };
}

export type RemovedFilesRepository = ReturnType<typeof removedFilesRepository>;
