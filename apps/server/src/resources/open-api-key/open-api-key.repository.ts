import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { onlyRow, type Database } from '../../database/database';
import { openApiKeys, sessions, users } from '../../database/schema';
import { isStorableText } from '../../database/storable';

export type OpenApiKeyRow = typeof openApiKeys.$inferSelect;
export type NewOpenApiKeyRow = typeof openApiKeys.$inferInsert;
/** What the owner of a key sets. */
export type OpenApiKeyFields = Pick<OpenApiKeyRow, 'name' | 'scopes' | 'expiresAt'>;

const nextRevision = { revision: sql`${openApiKeys.revision} + 1` };

/** What a change makes of a key. */
export interface KeyChange {
  readonly fields: OpenApiKeyFields;
  readonly endsSessions: boolean;
  /** False for a key that is saved as it was. */
  readonly isChange: boolean;
}

/** How exactly the last use of a key is known, in ms. */
const TOUCH_MS = 60_000;

/** Further keys of the open API. Those of an account that is to be deleted or blocked open nothing. */
export function openApiKeyRepository(db: Database) {
  const isOf = (userId: string, id: number) =>
    and(eq(openApiKeys.userId, userId), eq(openApiKeys.id, id));

  return {
    /** The keys of an account, the oldest first. */
    listOf: (userId: string): Promise<OpenApiKeyRow[]> =>
      db
        .select()
        .from(openApiKeys)
        .where(eq(openApiKeys.userId, userId))
        .orderBy(asc(openApiKeys.id)),

    async find(userId: string, id: number): Promise<OpenApiKeyRow | undefined> {
      const [row] = await db.select().from(openApiKeys).where(isOf(userId, id));
      return row;
    },

    /** The key that somebody names, of an account that is open. */
    async byKey(apiKey: string): Promise<OpenApiKeyRow | undefined> {
      if (!isStorableText(apiKey)) return undefined;
      const [found] = await db
        .select({ key: openApiKeys })
        .from(openApiKeys)
        .innerJoin(users, eq(users.id, openApiKeys.userId))
        .where(
          and(eq(openApiKeys.apiKey, apiKey), isNull(users.deletionAt), isNull(users.blockedAt)),
        );
      return found?.key;
    },

    /** Adds a key while the account has fewer than `most`; undefined when it has as many. */
    add: (key: NewOpenApiKeyRow, most: number): Promise<OpenApiKeyRow | undefined> =>
      db.transaction(async (tx) => {
        const { userId } = key;
        // Those that are added at the same time are counted one after the other.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
        if ((await tx.$count(openApiKeys, eq(openApiKeys.userId, userId))) >= most)
          return undefined;
        const [added] = await tx.insert(openApiKeys).values(key).returning();
        return added;
      }),

    /**
     * Changes a key to what `change` makes of it, which may refuse; `endsSessions` says that it ends what the key opened.
     * The row is locked, so that concurrent changes see each other.
     */
    update: (
      userId: string,
      id: number,
      change: (before: OpenApiKeyRow) => KeyChange,
    ): Promise<(KeyChange & { readonly row: OpenApiKeyRow }) | undefined> =>
      db.transaction(async (tx) => {
        const [before] = await tx.select().from(openApiKeys).where(isOf(userId, id)).for('update');
        if (before === undefined) return undefined;
        const { fields, endsSessions, isChange } = change(before);
        const changed = await tx
          .update(openApiKeys)
          .set({ ...fields, ...(endsSessions && nextRevision) })
          .where(isOf(userId, id))
          .returning();
        if (endsSessions) await tx.delete(sessions).where(eq(sessions.keyId, id));
        return { fields, endsSessions, isChange, row: onlyRow(changed) };
      }),

    /**
     * Replaces the secret. The one before works until `previousUntil`; where that is null it does not, and what was
     * opened with it ends.
     */
    rotate: (
      userId: string,
      id: number,
      apiSecret: string,
      previousUntil: Date | null,
    ): Promise<OpenApiKeyRow | undefined> =>
      db.transaction(async (tx) => {
        const previousSecret = previousUntil === null ? null : openApiKeys.apiSecret;
        const [row] = await tx
          .update(openApiKeys)
          .set({
            apiSecret,
            previousSecret: sql`${previousSecret}`,
            previousUntil,
            ...(previousUntil === null && nextRevision),
          })
          .where(isOf(userId, id))
          .returning();
        if (row && previousUntil === null) {
          await tx.delete(sessions).where(eq(sessions.keyId, id));
        }
        return row;
      }),

    /** Removes a key, and the sessions that it opened with it. */
    async remove(userId: string, id: number): Promise<boolean> {
      const removed = await db
        .delete(openApiKeys)
        .where(isOf(userId, id))
        .returning({ id: openApiKeys.id });
      return removed.length > 0;
    },

    /** Notes that a key was used, at most once a minute, and forgets the secret before once its time is over. */
    async touch({ id, lastUsedAt }: OpenApiKeyRow, now: Date): Promise<void> {
      const before = new Date(now.getTime() - TOUCH_MS);
      if (lastUsedAt !== null && lastUsedAt > before) return;
      const isOverlap = gt(openApiKeys.previousUntil, now);
      const isOlder = or(isNull(openApiKeys.lastUsedAt), lt(openApiKeys.lastUsedAt, before));
      await db
        .update(openApiKeys)
        .set({
          lastUsedAt: now,
          previousSecret: sql`case when ${isOverlap} then ${openApiKeys.previousSecret} end`,
        })
        .where(and(eq(openApiKeys.id, id), isOlder));
    },
  };
}

export type OpenApiKeyRepository = ReturnType<typeof openApiKeyRepository>;
