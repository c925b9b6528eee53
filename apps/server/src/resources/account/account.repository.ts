import { aliasedTable, and, eq, lt, notExists, sql } from 'drizzle-orm';
import { type Database, onlyRow } from '../../database/database';
import {
  accountMessages,
  boundPhones,
  inviteCodes,
  robotConfigs,
  robots,
  users,
} from '../../database/schema';
import { readEachTime } from '../../database/remembered-reads';
import { asOfNow } from '../member/membership';
import { endAccess, endEveryWayIn } from './end-access';

const UNIQUE_VIOLATION = '23505';

/** True for a violation of a unique index; the driver's error is the cause of the query's error. */
function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isDuplicate(error.cause);
}

const others = aliasedTable(users, 'others');

export type NewUser = typeof users.$inferInsert;
export type User = typeof users.$inferSelect;

/** Why an account was not added. */
export type NotAdded = 'email taken' | 'wrong invite';

class Undo extends Error {
  constructor(readonly reason: NotAdded) {
    super(reason);
  }
}

/** Accounts. */
export function accountRepository(db: Database, remember = readEachTime) {
  const byId = remember([users], async (id): Promise<User | undefined> => {
    const [user] = await db.select().from(users).where(eq(users.id, id));
    return user;
  });

  return {
    /** Adds the account with its empty robot and a welcome message; uses one place of an invite if one is required. */
    async add(user: NewUser, needsInvite: boolean): Promise<'added' | NotAdded> {
      const adding = db.transaction(async (tx) => {
        if (needsInvite && !(await useInvite(tx, user.inviteCode ?? '')))
          throw new Undo('wrong invite');
        const added = await tx
          .insert(users)
          .values(user)
          .onConflictDoNothing({ target: users.email })
          .returning({ id: users.id });
        if (added.length === 0) throw new Undo('email taken');
        await tx.insert(robots).values({ userId: user.id });
        await tx.insert(robotConfigs).values({ userId: user.id });
        await tx.insert(accountMessages).values({ userId: user.id, topic: 'welcome' });
        return 'added' as const;
      });
      return adding.catch((error: unknown) => {
        if (error instanceof Undo) return error.reason;
        throw error;
      });
    },

    async find(id: string): Promise<User> {
      const user = await byId(id);
      return asOfNow(onlyRow(user ? [user] : []));
    },

    byId,

    async byEmail(email: string): Promise<User | undefined> {
      const [user] = await db.select().from(users).where(eq(users.email, email));
      return user;
    },

    async update(
      userId: string,
      change: Partial<Pick<NewUser, 'locale' | 'offlineMail'>>,
    ): Promise<void> {
      await db.update(users).set(change).where(eq(users.id, userId));
    },

    async activate(userId: string): Promise<void> {
      await db
        .update(users)
        .set({ activatedAt: sql`coalesce(${users.activatedAt}, now())` })
        .where(eq(users.id, userId));
    },

    /** What belongs to the account: its robot, and whether a phone is bound to it. */
    async belongingsOf(userId: string) {
      const found = await db
        .select({
          robotId: robots.robotId,
          name: robots.name,
          phone: boundPhones.userId,
          offlineMail: users.offlineMail,
        })
        .from(robots)
        .innerJoin(users, eq(users.id, robots.userId))
        .leftJoin(boundPhones, eq(boundPhones.userId, robots.userId))
        .where(eq(robots.userId, userId));
      return onlyRow(found);
    },

    hasAny: async (): Promise<boolean> => {
      return (await db.select({ id: users.id }).from(users).limit(1)).length > 0;
    },

    /** Sets a password; revokes reset links and every session except the given one. */
    async setPassword(
      userId: string,
      passwordHash: string,
      retainedSession?: string,
    ): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
        await endAccess(tx, userId, retainedSession);
      });
    },

    /** Sets a password and revokes all access, when an operator was asked to reset it. */
    async resetPassword(userId: string, passwordHash: string): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
        await endAccess(tx, userId);
        await endEveryWayIn(tx, userId);
      });
    },

    /** Sets an e-mail that is not yet activated; false when another account has it. */
    async setEmail(userId: string, email: string, retainedSession: string): Promise<boolean> {
      const changing = db.transaction(async (tx) => {
        const isFree = notExists(tx.select().from(others).where(eq(others.email, email)));
        const changed = await tx
          .update(users)
          .set({ email, activatedAt: null })
          .where(and(eq(users.id, userId), isFree))
          .returning({ id: users.id });
        if (changed.length > 0) await endAccess(tx, userId, retainedSession);
        return changed.length > 0;
      });
      return changing.catch((error: unknown) => {
        // Two concurrent changes to the same address both find it free.
        if (isDuplicate(error)) return false;
        throw error;
      });
    },
  };
}

export type AccountRepository = ReturnType<typeof accountRepository>;

async function useInvite(tx: Database, code: string): Promise<boolean> {
  const used = await tx
    .update(inviteCodes)
    .set({ used: sql`${inviteCodes.used} + 1` })
    .where(and(eq(inviteCodes.code, code), lt(inviteCodes.used, inviteCodes.places)))
    .returning({ code: inviteCodes.code });
  return used.length > 0;
}
