import { eq, gt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { customers, users } from '../database/schema';
import { accountRepository, type User } from '../resources/account/account.repository';
import { sessionRepository } from '../resources/account/session.repository';
import { customerRepository } from '../resources/open-api/customer.repository';
import { refuse, table } from './output';

const MOST = 100_000;

/** The operator's commands for keys that make accounts for customers; each returns the text to print. */
export function partnerCommands(db: Database) {
  const accounts = accountRepository(db);

  const find = async (email: string): Promise<User> =>
    (await accounts.byEmail(email.trim().toLowerCase())) ?? refuse(`No account has ${email}.`);

  const setCap = (userId: string, customerCap: number) =>
    db.update(users).set({ customerCap }).where(eq(users.id, userId));

  return {
    /** Every account whose key may make accounts for customers, or made some. */
    async list(): Promise<string> {
      const made = sql`count(${customers.accountId})`.mapWith(Number);
      const partners = await db
        .select({ email: users.email, cap: users.customerCap, made })
        .from(users)
        .leftJoin(customers, eq(customers.userId, users.id))
        .groupBy(users.id)
        .having(or(gt(users.customerCap, 0), gt(made, 0)))
        .orderBy(users.email);
      const rows = partners.map(({ email, cap, made: count }) => [email, `${count} of ${cap}`]);
      return table(['e-mail', 'customers'], rows);
    },

    async allow(email: string, most: number): Promise<string> {
      const user = await find(email);
      if (!Number.isSafeInteger(most) || most < 1 || most > MOST) {
        refuse(`--customers takes a whole number from 1 to ${MOST}.`);
      }
      await setCap(user.id, most);
      return `The key of ${user.email} may make accounts for up to ${most} customers.`;
    },

    /** Also ends the sessions that the key has opened for customers; their accounts and robots stay. */
    async revoke(email: string): Promise<string> {
      const user = await find(email);
      await setCap(user.id, 0);
      const sessions = sessionRepository(db);
      const made = await customerRepository(db).accountsOf(user.id);
      for (const accountId of made) await sessions.revokeScoped(accountId);
      return `The key of ${user.email} may have no customers any more; it has ${made.length}.`;
    },
  };
}
