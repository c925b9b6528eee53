import { and, eq } from 'drizzle-orm';
import { rowCap, withinCaps } from '../../database/account-cap';
import type { Database } from '../../database/database';
import { isAmong } from '../../database/list-query';
import { customers, users } from '../../database/schema';
import { accountRepository, type NewUser } from '../account/account.repository';
import { accountsOfCustomers } from './accounts-of-customers';

/** An account that a partner's key makes for one of its customers. */
interface NewCustomer {
  readonly customerId: string;
  readonly account: NewUser;
}

/** The accounts that partners made for their customers. Each is found by its partner alone. */
export function customerRepository(db: Database) {
  const accountOf = (tx: Database, partnerId: string, customerId: string) =>
    tx
      .select({ accountId: customers.accountId })
      .from(customers)
      .where(and(eq(customers.userId, partnerId), eq(customers.customerId, customerId)));

  async function find(tx: Database, partnerId: string, customerId: string) {
    const [found] = await accountOf(tx, partnerId, customerId);
    return found?.accountId;
  }

  /** Adds the account with the membership of the partner, whose row is locked so that it cannot change meanwhile. */
  async function insert(tx: Database, partnerId: string, { customerId, account }: NewCustomer) {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, partnerId)).for('share');
    const accounts = accountRepository(tx);
    const { role, memberUntil } = await accounts.find(partnerId);
    const outcome = await accounts.add({ ...account, role, memberUntil }, false);
    if (outcome !== 'added') throw new Error(`The account of a customer was not added: ${outcome}`);
    await tx.insert(customers).values({ userId: partnerId, customerId, accountId: account.id });
    return account.id;
  }

  return {
    accountOf: (partnerId: string, customerId: string) => find(db, partnerId, customerId),

    /** The ids of all accounts of a partner's customers. */
    async accountsOf(partnerId: string): Promise<string[]> {
      const rows = await accountsOfCustomers(db, partnerId);
      return rows.map(({ accountId }) => accountId);
    },

    /** Names the account of a customer and returns its id; undefined if there is none. */
    async rename(partnerId: string, customerId: string, name: string): Promise<string | undefined> {
      const [renamed] = await db
        .update(users)
        .set({ name })
        .where(isAmong(users.id, accountOf(db, partnerId, customerId)))
        .returning({ id: users.id });
      return renamed?.id;
    },

    /** Adds the account of a customer, unless it was added meanwhile or there are `cap` already; returns its id. */
    add: (partnerId: string, cap: number, customer: NewCustomer): Promise<string> => {
      const caps = [rowCap('cap.customers', cap)];
      const of = (userId: string) => eq(customers.userId, userId);
      const rows = { name: 'customers', table: customers, of, caps };
      return withinCaps(
        db,
        rows,
        partnerId,
        async (tx) =>
          (await find(tx, partnerId, customer.customerId)) ?? insert(tx, partnerId, customer),
      );
    },
  };
}

export type CustomerRepository = ReturnType<typeof customerRepository>;
