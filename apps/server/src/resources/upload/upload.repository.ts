import { count, eq, sql } from 'drizzle-orm';
import { onlyRow, type Database } from '../../database/database';
import { users } from '../account/account.tables';
import { storedFiles } from './upload.tables';

export interface Quota {
  readonly bytes: number;
  readonly files: number;
}

/** How much each account has stored. */
export function uploadRepository(db: Database) {
  return {
    /** Sets space aside for a file before it is stored. */
    reserve: (
      userId: string,
      { key, bytes }: { readonly key: string; readonly bytes: number },
      quota: Quota,
    ): Promise<'reserved' | 'full' | 'exists'> =>
      db.transaction(async (tx) => {
        // Uploads of one account take turns here, so that they cannot pass the quota together.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
        const used = onlyRow(
          await tx
            .select({
              bytes: sql`coalesce(sum(${storedFiles.bytes}), 0)`.mapWith(Number),
              files: count(),
            })
            .from(storedFiles)
            .where(eq(storedFiles.userId, userId)),
        );
        if (used.bytes + bytes > quota.bytes || used.files >= quota.files) return 'full';
        const added = await tx
          .insert(storedFiles)
          .values({ key, userId, bytes })
          .onConflictDoNothing()
          .returning({ key: storedFiles.key });
        return added.length > 0 ? 'reserved' : 'exists';
      }),

    async release(key: string): Promise<void> {
      await db.delete(storedFiles).where(eq(storedFiles.key, key));
    },
  };
}

export type UploadRepository = ReturnType<typeof uploadRepository>;
