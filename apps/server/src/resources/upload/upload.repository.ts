import { and, count, eq, isNotNull, like, lt, ne, sql } from 'drizzle-orm';
import { onlyRow, type Database } from '../../database/database';
import type { PageQuery } from '../../database/list-query';
import { down, longPage } from '../../database/long-list';
import { robots, storedFiles, users } from '../../database/schema';
import type { Quota } from '../../storage/storage-settings';

/** The avatars of robots are stored below this; everything else was uploaded by users. */
export const AVATAR_FOLDER = 'wechat/avatar/';

const total = {
  bytes: sql`coalesce(sum(${storedFiles.bytes}), 0)`.mapWith(Number),
  files: count(),
};

/** The stored files of each account and their quota. */
export function uploadRepository(db: Database) {
  const ofOwner = (userId: string) => eq(storedFiles.userId, userId);
  const unused = (userId: string) => and(ofOwner(userId), isNotNull(storedFiles.unusedSince));

  return {
    /** Reserves space for a file before it is stored. */
    reserve: (
      userId: string,
      { key, bytes }: { readonly key: string; readonly bytes: number },
      quota: Quota,
    ): Promise<'reserved' | 'full' | 'exists'> =>
      db.transaction(async (tx) => {
        // Serializes the uploads of one account, so that together they cannot exceed the quota.
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

    /** The voice files of an account that are older than this many minutes. */
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

    /** The space that an account uses, and how much of it belongs to unused files. */
    async usage(userId: string) {
      const all = onlyRow(await db.select(total).from(storedFiles).where(ofOwner(userId)));
      const idle = onlyRow(await db.select(total).from(storedFiles).where(unused(userId)));
      return { ...all, unused: idle };
    },

    /** The unused files; those that are freed first come last. */
    async unusedPage(userId: string, query: PageQuery) {
      return longPage(db, query, {
        table: storedFiles,
        matches: unused(userId),
        id: storedFiles.key,
        order: [down(storedFiles.unusedSince), down(storedFiles.key)],
        rows: (hasId, order) =>
          db
            .select()
            .from(storedFiles)
            .where(hasId)
            .orderBy(...order),
      });
    },

    /** Whether any robot uses the avatar at that address. */
    isAvatar: async (url: string): Promise<boolean> =>
      (await db.$count(robots, eq(robots.avatar, url))) > 0,

    /** Deletes the records of a robot's previous avatars; returns their keys. */
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
