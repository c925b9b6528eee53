import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { storedSettings } from '../../database/schema';

/** As the variable of the environment is called, in whose place it is. */
const NAME = 'NOTICE';

/** What the operator says to everybody, when that was set while the server runs. */
export function noticeRepository(db: Database) {
  return {
    /** Undefined where it was never set; empty where it was taken away. */
    async stored(): Promise<string | undefined> {
      const [row] = await db
        .select({ value: storedSettings.value })
        .from(storedSettings)
        .where(eq(storedSettings.name, NAME));
      return row?.value;
    },

    async set(value: string): Promise<void> {
      await db
        .insert(storedSettings)
        .values({ name: NAME, value })
        .onConflictDoUpdate({ target: storedSettings.name, set: { value: sql`excluded.value` } });
    },
  };
}

export type NoticeRepository = ReturnType<typeof noticeRepository>;
