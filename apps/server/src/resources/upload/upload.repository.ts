import { and, count, desc, eq, isNotNull, like, lt, ne, sql } from 'drizzle-orm';
import { onlyRow, type Database } from '../../database/database';
import { pageOf, type PageQuery } from '../../database/paging';
import { robots, storedFiles, users } from '../../database/schema';
import type { Quota } from '../../storage/storage-settings';

/** The pictures of robots lie below this; everything else was uploaded by people. */
export const AVATAR_FOLDER = 'wechat/avatar/';

const total = {
  bytes: sql`coalesce(sum(${storedFiles.bytes}), 0)`.mapWith(Number),
  files: count(),
};

/** How much each account has stored. */
export function uploadRepository(db: Database) {
  const ofOwner = (userId: string) => eq(storedFiles.userId, userId);
  const unused = (userId: string) => and(ofOwner(userId), isNotNull(storedFiles.unusedSince));

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
        const used = onlyRow(await tx.select(total).from(storedFiles).where(ofOwner(userId)));
        if (used.bytes + bytes > quota.bytes || used.files >= quota.files) return 'full';
        const added = await tx
          .insert(storedFiles)
          .values({ key, userId, bytes })
          .onConflictDoNothing()
          .returning({ key: storedFiles.key });
        return added.length > 0 ? 'reserved' : 'exists';
      }),

    /** The spoken answers of an account that are older than this many minutes. */
    async voicesOlderThan(userId: string, minutes: number): Promise<string[]> {
      const isOld = lt(storedFiles.createdAt, sql`now() - ${minutes} * interval '1 minute'`);
      const rows = await db
        .select({ key: storedFiles.key })
        .from(storedFiles)
        .where(and(eq(storedFiles.userId, userId), like(storedFiles.key, 'voice/%'), isOld));
      return rows.map(({ key }) => key);
    },

    async release(key: string): Promise<void> {
      await db.delete(storedFiles).where(eq(storedFiles.key, key));
    },

    /** What an account has stored, and how much of it no row shows. */
    async usage(userId: string) {
      const all = onlyRow(await db.select(total).from(storedFiles).where(ofOwner(userId)));
      const idle = onlyRow(await db.select(total).from(storedFiles).where(unused(userId)));
      return { ...all, unused: idle };
    },

    /** The files that no row shows, what is freed first at the end. */
    async unusedPage(userId: string, query: PageQuery) {
      const { limit, offset } = pageOf(query);
      const rows = await db
        .select()
        .from(storedFiles)
        .where(unused(userId))
        .orderBy(desc(storedFiles.unusedSince), desc(storedFiles.key))
        .limit(limit)
        .offset(offset);
      return { count: await db.$count(storedFiles, unused(userId)), rows };
    },

    /** Whether any robot shows a picture at that address. */
    isAvatar: async (url: string): Promise<boolean> =>
      (await db.$count(robots, eq(robots.avatar, url))) > 0,

    /** Forgets the pictures of a robot that it shows no more; gives their keys. */
    async dropAvatarsBut(userId: string, key: string): Promise<string[]> {
      const isAvatar = like(storedFiles.key, `${AVATAR_FOLDER}%`);
      const dropped = await db
        .delete(storedFiles)
        .where(and(unused(userId), isAvatar, ne(storedFiles.key, key)))
        .returning({ key: storedFiles.key });
      return dropped.map((row) => row.key);
    },
  };
}

export type UploadRepository = ReturnType<typeof uploadRepository>;
