import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { boundPhones, scanCodes, users } from '../../database/schema';

export type ScanCodeRow = typeof scanCodes.$inferSelect;
export type ScanPurpose = ScanCodeRow['purpose'];

/** Codes that phones scan, and the phones that are bound. Each change asks for the state that it starts from. */
export function scanCodeRepository(db: Database) {
  const alive = gt(scanCodes.expiresAt, sql`now()`);
  const isOf = (codeHash: string, phoneHash: string) =>
    and(eq(scanCodes.codeHash, codeHash), eq(scanCodes.phoneHash, phoneHash), alive);

  return {
    /** Adds a code and drops those whose time is over. */
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

    /** Notes the phone that scans a code first; nothing for a code that another phone has, or whose time is over. */
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

    /** The hash of the password of an account, by which a change of it shows. */
    async passwordHashOf(userId: string): Promise<string> {
      const [found] = await db
        .select({ passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.id, userId));
      return found?.passwordHash ?? '';
    },

    /** Confirms a login with the account of the phone; false when the code was answered or is too old. */
    async confirmLogin(codeHash: string, phoneHash: string, userId: string): Promise<boolean> {
      const confirmed = await db
        .update(scanCodes)
        .set({ state: 'confirmed', userId })
        .where(and(isOf(codeHash, phoneHash), eq(scanCodes.state, 'scanned')))
        .returning({ codeHash: scanCodes.codeHash });
      return confirmed.length > 0;
    },

    /** Binds the phone to the account that shows the code, in the place of its older phone and the phone's older account. */
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

    /** Ends that a phone can log in to an account. */
    unbind: async (userId: string): Promise<void> => {
      await db.delete(boundPhones).where(eq(boundPhones.userId, userId));
    },

    /** Ends a code that its phone does not confirm: its owner cancelled, or it belongs to no account. */
    async end(codeHash: string, phoneHash: string, state: 'cancelled' | 'unbound'): Promise<void> {
      await db
        .update(scanCodes)
        .set({ state })
        .where(and(isOf(codeHash, phoneHash), eq(scanCodes.state, 'scanned')));
    },

    /** Takes the account of a confirmed login, once. */
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
