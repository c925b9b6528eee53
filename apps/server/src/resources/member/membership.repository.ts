import { ROLE } from '@chatdeck/sdk/constants';
import { and, asc, eq, inArray, isNotNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { isAmong } from '../../database/list-query';
import { EVENT_CHANNEL, type Signal } from '../../events/event-channel';
import { users } from '../../database/schema';
import { accountsOfCustomers } from '../open-api/accounts-of-customers';

/** The time zone in which calendar months are counted. */
const ZONE = 'Asia/Shanghai';

/** The end of a membership extended by calendar months; null means lifetime and stays null. */
export function extendedBy(months: number | null): SQL | null {
  if (months === null) return null;
  const isForLife = sql`${users.role} = ${ROLE.member} and ${users.memberUntil} is null`;
  // If the target month has no such day, the database uses its last one.
  const from = sql`greatest(${users.memberUntil}, now()) at time zone ${ZONE}::text`;
  const until = sql`(${from} + make_interval(months => ${months})) at time zone ${ZONE}::text`;
  return sql`case when ${isForLife} then null else ${until} end`;
}

/** A membership as it is to be. */
interface NextMembership {
  readonly role: (typeof ROLE)[keyof typeof ROLE];
  readonly memberUntil: Date | SQL | null;
}

/** Changes the membership of an account, and that of the accounts of its customers, which is always the same. */
export async function changeMembership(
  tx: Database,
  userId: string,
  next: NextMembership,
): Promise<void> {
  const change = { ...next, membershipChangedAt: sql`now()` };
  const [changed] = await tx
    .update(users)
    .set(change)
    .where(eq(users.id, userId))
    .returning({ memberUntil: users.memberUntil });
  if (changed === undefined) return;
  // Not in the same statement: it would miss an account that is being made meanwhile, which waits for the first one.
  await tx
    .update(users)
    .set({ ...change, ...changed })
    .where(isAmong(users.id, accountsOfCustomers(tx, userId)));
}

/** Grants, ends and tracks memberships; each change is tracked until the account's robot was notified. */
export function membershipRepository(db: Database) {
  /** Notifies servers of changed memberships. Not needed on the embedded database, which has only one server. */
  async function notifyServers(): Promise<void> {
    const signal: Signal = { kind: 'memberships' };
    await db.execute(sql`select pg_notify(${EVENT_CHANNEL}, ${JSON.stringify(signal)})`);
  }

  async function set(userId: string, next: NextMembership) {
    await db.transaction((tx) => changeMembership(tx, userId, next));
    await notifyServers();
  }

  return {
    grant: (userId: string, memberUntil: Date | null) =>
      set(userId, { role: ROLE.member, memberUntil }),
    extend: (userId: string, months: number) =>
      set(userId, { role: ROLE.member, memberUntil: extendedBy(months) }),
    revoke: (userId: string) => set(userId, { role: ROLE.other, memberUntil: null }),

    /** Sets which children of the custom centre an account may use. */
    async setCustomRoutes(userId: string, customRoutes: string[]): Promise<void> {
      await db
        .update(users)
        .set({ customRoutes, membershipChangedAt: sql`now()` })
        .where(eq(users.id, userId));
      await notifyServers();
    },

    /** Ends expired memberships and returns every change that no robot was notified of. */
    async changes(): Promise<{ readonly userId: string; readonly at: Date | null }[]> {
      await db
        .update(users)
        .set({ role: ROLE.other, memberUntil: null, membershipChangedAt: sql`now()` })
        .where(and(eq(users.role, ROLE.member), lte(users.memberUntil, sql`now()`)));
      return db
        .select({ userId: users.id, at: users.membershipChangedAt })
        .from(users)
        .where(isNotNull(users.membershipChangedAt));
    },

    /** How long it is until the next membership ends, in milliseconds; undefined when none does. */
    async nextEndMs(): Promise<number | undefined> {
      const [next] = await db
        .select({ at: users.memberUntil })
        .from(users)
        .where(and(eq(users.role, ROLE.member), isNotNull(users.memberUntil)))
        .orderBy(asc(users.memberUntil))
        .limit(1);
      return next?.at ? next.at.getTime() - Date.now() : undefined;
    },

    /** Clears changes that robots were notified of, unless there was another one meanwhile. */
    async notified(changes: readonly { readonly userId: string; readonly at: Date | null }[]) {
      if (changes.length === 0) return;
      const same = changes.map(({ userId, at }) =>
        and(
          eq(users.id, userId),
          // The clock of the database is more precise than that of this process.
          sql`date_trunc('milliseconds', ${users.membershipChangedAt}) = ${at?.toISOString()}::timestamptz`,
        ),
      );
      await db
        .update(users)
        .set({ membershipChangedAt: null })
        .where(
          and(
            inArray(
              users.id,
              changes.map(({ userId }) => userId),
            ),
            or(...same),
          ),
        );
    },
  };
}

export type MembershipRepository = ReturnType<typeof membershipRepository>;
