import { eq, gt, or, sql } from 'drizzle-orm';
import { customers, users } from '../database/schema';
import { sessionRepository } from '../resources/account/session.repository';
import { customerRepository } from '../resources/open-api/customer.repository';
import { accountOf, changeAccount, type CommandParts } from './command-parts';
import { refuse, table } from './output';

const MOST = 100_000;

/** The operator's commands for keys that make accounts for customers; each returns the text to print. */
export function partnerCommands(parts: Pick<CommandParts, 'db' | 'operator'>) {
  const { db } = parts;
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
      const user = await accountOf(db, email);
      if (!Number.isSafeInteger(most) || most < 1 || most > MOST) {
        refuse(`--customers takes a whole number from 1 to ${MOST}.`);
      }
      await changeAccount(parts, 'allowCustomers', user, () => setCap(user.id, most));
      return `The key of ${user.email} may make accounts for up to ${most} customers.`;
    },

    /** Also ends the sessions that the key has opened for customers; their accounts and robots stay. */
    async revoke(email: string): Promise<string> {
      const user = await accountOf(db, email);
      const sessions = sessionRepository(db);
      const made = await changeAccount(parts, 'revokeCustomers', user, async () => {
        await setCap(user.id, 0);
        const accounts = await customerRepository(db).accountsOf(user.id);
        for (const accountId of accounts) await sessions.revokeScoped(accountId);
        return accounts;
      });
      return `The key of ${user.email} may have no customers any more; it has ${made.length}.`;
    },
  };
}
