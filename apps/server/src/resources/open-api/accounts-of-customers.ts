import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { customers } from '../../database/schema';

/** The accounts that the key of an account made for its customers; also a subquery for what concerns all of them. */
export const accountsOfCustomers = (db: Database, partnerId: string) =>
  db
    .select({ accountId: customers.accountId })
    .from(customers)
    .where(eq(customers.userId, partnerId));
