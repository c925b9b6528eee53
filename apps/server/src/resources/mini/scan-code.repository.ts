import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { boundPhones, scanCodes, users } from '../../database/schema';
import type { Entrant } from '../two-factor/entrance';

export type ScanCodeRow = typeof scanCodes.$inferSelect;
export type ScanPurpose = ScanCodeRow['purpose'];

/** Codes that phones scan, and the phones that are bound. Each change requires the state that it starts from. */
export function scanCodeRepository(db: Database) {
  const alive = gt(scanCodes.expiresAt, sql`now()`);
  const isOf = (codeHash: string, phoneHash: string) =>
    and(eq(scanCodes.codeHash, codeHash), eq(scanCodes.phoneHash, phoneHash), alive);

  return {
    /** Adds a code and deletes expired ones. */
    async add(code: typeof scanCodes.$inferInsert): Promise<void> {
      await db.delete(scanCodes).where(lt(scanCodes.expiresAt, sql`now()`));
      await db.insert(scanCodes).values(code);
    },

    async byTicket(ticketHash: string, purpose: ScanPurpose): Promise<ScanCodeRow | undefined> {
      const [found] = await db
        .select()
        .from(scanCodes)
        .where(and(eq(scanCodes.ticketHash, ticketHash), eq(scanCodes.purpose, purpose), alive));
      return found;
    },

    /** Records the phone that scans a code first; undefined for a code of another phone, or an expired one. */
    async scan(codeHash: string, phoneHash: string): Promise<ScanCodeRow | undefined> {
      const [scanned] = await db
        .update(scanCodes)
        .set({
          phoneHash,
          state: sql`case when ${scanCodes.state} = 'waiting' then 'scanned' else ${scanCodes.state} end`,
        })
        .where(
          and(
            eq(scanCodes.codeHash, codeHash),
            or(isNull(scanCodes.phoneHash), eq(scanCodes.phoneHash, phoneHash)),
            ne(scanCodes.state, 'used'),
            alive,
          ),
        )
        .returning();
      return scanned;
    },

    /** The account that a phone is bound to. */
    async accountOf(phoneHash: string) {
      const [found] = await db
        .select({ userId: users.id, name: users.name })
        .from(boundPhones)
        .innerJoin(users, eq(users.id, boundPhones.userId))
        .where(eq(boundPhones.phoneHash, phoneHash));
      return found;
    },

    async nameOf(userId: string): Promise<string> {
      const [found] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
      return found?.name ?? '';
    },

    /** The account that logs in, with its password hash, to detect that the password changed. */
    async entrantOf(userId: string): Promise<Entrant | undefined> {
      const { id, passwordHash, twoFactorSince, blockedAt } = users;
      const [found] = await db
        .select({ id, passwordHash, twoFactorSince, blockedAt })
        .from(users)
        .where(eq(users.id, userId));
      return found;
    },

    /** Confirms a login with the account of the phone; false when the code was answered or has expired. */
    async confirmLogin(codeHash: string, phoneHash: string, userId: string): Promise<boolean> {
      const confirmed = await db
        .update(scanCodes)
        .set({ state: 'confirmed', userId })
        .where(and(isOf(codeHash, phoneHash), eq(scanCodes.state, 'scanned')))
        .returning({ codeHash: scanCodes.codeHash });
      return confirmed.length > 0;
    },

    /**
     * Binds the phone to the account that shows the code; replaces the account's previous phone and the phone's
     * previous account.
     */
    async bind(codeHash: string, phoneHash: string): Promise<boolean> {
      return db.transaction(async (tx) => {
        const [code] = await tx
          .update(scanCodes)
          .set({ state: 'confirmed' })
          .where(and(isOf(codeHash, phoneHash), eq(scanCodes.state, 'scanned')))
          .returning({ userId: scanCodes.userId });
        if (!code?.userId) return false;
        const { userId } = code;
        await tx
          .delete(boundPhones)
          .where(or(eq(boundPhones.phoneHash, phoneHash), eq(boundPhones.userId, userId)));
        await tx.insert(boundPhones).values({ userId, phoneHash });
        return true;
      });
    },

    /** Unbinds the phone of an account. */
    unbind: async (userId: string): Promise<void> => {
      await db.delete(boundPhones).where(eq(boundPhones.userId, userId));
    },

    /** Ends a code that its phone does not confirm: its owner cancelled, or it is bound to no account. */
    async end(codeHash: string, phoneHash: string, state: 'cancelled' | 'unbound'): Promise<void> {
      await db
        .update(scanCodes)
        .set({ state })
        .where(and(isOf(codeHash, phoneHash), eq(scanCodes.state, 'scanned')));
    },

    /** Returns the account of a confirmed login, once. */
    async useLogin(ticketHash: string): Promise<string | undefined> {
      const [used] = await db
        .update(scanCodes)
        .set({ state: 'used' })
        .where(
          and(
            eq(scanCodes.ticketHash, ticketHash),
            eq(scanCodes.purpose, 'login'),
            eq(scanCodes.state, 'confirmed'),
            alive,
          ),
        )
        .returning({ userId: scanCodes.userId });
      return used?.userId ?? undefined;
    },
  };
}

export type ScanCodeRepository = ReturnType<typeof scanCodeRepository>;
