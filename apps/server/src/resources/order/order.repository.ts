import { isVip, ROLE } from '@chatdeck/sdk/constants';
import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import { onlyRow, type Database } from '../../database/database';
import { countedPage, isAmong, type PageQuery } from '../../database/list-query';
import type { PaymentNotice } from '../../payment/gateway';
import { accountMessages, orders, payments, users } from '../../database/schema';
import { changeMembership, extendedBy } from '../member/membership.repository';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;

/** An order of earlier, which was paid or given up. */
export interface PastOrder {
  readonly kind: OrderRow['kind'];
  readonly at: Date;
  readonly isPaid: boolean;
}

/** The outcome of a payment notice. */
export type Booking = 'booked' | 'known' | 'paid twice' | 'wrong amount' | 'unknown order';

/** Closes the unpaid ones of these orders. */
const closeOrders = (db: Pick<Database, 'update'>, which: SQL | undefined) =>
  db
    .update(orders)
    .set({ state: 'cancelled' })
    .where(and(which, eq(orders.state, 'pending')));

const closeOthers = (db: Pick<Database, 'update'>, { userId, id }: OrderRow) =>
  closeOrders(db, and(eq(orders.userId, userId), ne(orders.id, id)));

/** Unpaid orders are a log; paid orders are never deleted. */
const MAX_UNPAID_ORDERS = 1_000;

/** Deletes all but the newest unpaid orders; the gateway no longer accepts payments for such old ones. */
async function dropUnpaid(db: Database, userId: string): Promise<void> {
  const unpaid = and(eq(orders.userId, userId), ne(orders.state, 'paid'));
  const tooMany = db
    .select({ id: orders.id })
    .from(orders)
    .where(unpaid)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .offset(MAX_UNPAID_ORDERS);
  await db.delete(orders).where(and(unpaid, isAmong(orders.id, tooMany)));
}

/** Orders, and the ledger of payments. */
export function orderRepository(db: Database) {
  return {
    /**
     * Adds an order and closes the account's older unpaid ones, or returns the existing order for the same key. The row
     * of the account is locked first, so that of several concurrent orders one stays open.
     */
    async add(order: NewOrder): Promise<OrderRow> {
      return db.transaction(async (tx) => {
        await tx.select().from(users).where(eq(users.id, order.userId)).for('update');
        const added = await tx
          .insert(orders)
          .values(order)
          .onConflictDoUpdate({
            target: [orders.userId, orders.idempotencyKey],
            set: { userId: sql`excluded.user_id` },
          })
          .returning();
        const row = onlyRow(added);
        if (row.id !== order.id) return row;
        await closeOthers(tx, row);
        await dropUnpaid(tx, order.userId);
        return row;
      });
    },

    /** Stores orders of earlier; they change no membership. */
    async seed(past: readonly NewOrder[]): Promise<void> {
      await db.insert(orders).values([...past]);
    },

    async find(userId: string, id: string): Promise<OrderRow | undefined> {
      const mine = and(eq(orders.userId, userId), eq(orders.id, id));
      const [found] = await db.select().from(orders).where(mine);
      return found;
    },

    /**
     * An order of any account, for callers with its signed link; closed when its buyer has become a lifetime member
     * meanwhile, who has nothing left to buy.
     */
    async payable(id: string): Promise<OrderRow | undefined> {
      const [found] = await db
        .select({ order: orders, role: users.role, memberUntil: users.memberUntil })
        .from(orders)
        .innerJoin(users, eq(users.id, orders.userId))
        .where(eq(orders.id, id));
      if (found === undefined || found.order.state !== 'pending') return found?.order;
      if (!isVip(found) || found.memberUntil !== null) return found.order;
      await closeOrders(db, eq(orders.id, id));
      return { ...found.order, state: 'cancelled' };
    },

    async page(userId: string, query: PageQuery) {
      const mine = eq(orders.userId, userId);
      return countedPage(
        query,
        () => db.$count(orders, mine),
        ({ limit, offset }) =>
          db
            .select()
            .from(orders)
            .where(mine)
            .orderBy(desc(orders.createdAt), desc(orders.id))
            .limit(limit)
            .offset(offset),
      );
    },

    /**
     * Books a payment and extends the membership in one transaction, each order once. The row of the order is locked
     * first, so that concurrent notices run one after another. A late payment is booked too: only an order that was
     * already paid, or a wrong amount, is not.
     */
    async book({ orderId, transactionId, amount, currency }: PaymentNotice): Promise<Booking> {
      return db.transaction(async (tx) => {
        const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
        if (order === undefined) return 'unknown order';
        if (amount !== order.price || currency !== order.currency) return 'wrong amount';
        const booked = await tx
          .insert(payments)
          .values({ orderId, transactionId, amount, currency })
          .onConflictDoNothing()
          .returning({ orderId: payments.orderId });
        if (booked.length === 0) {
          const [known] = await tx.select().from(payments).where(eq(payments.orderId, orderId));
          return known?.transactionId === transactionId ? 'known' : 'paid twice';
        }
        await tx
          .update(orders)
          .set({ state: 'paid', paidAt: sql`now()` })
          .where(eq(orders.id, orderId));
        await changeMembership(tx, order.userId, {
          role: ROLE.member,
          memberUntil: extendedBy(order.months),
        });
        if (order.months === null) await closeOthers(tx, order);
        await tx.insert(accountMessages).values({ userId: order.userId, topic: 'membershipPaid' });
        return 'booked';
      });
    },

    /** Cancels an order; a paid order stays paid. */
    async cancel(orderId: string): Promise<void> {
      await closeOrders(db, eq(orders.id, orderId));
    },
  };
}

export type OrderRepository = ReturnType<typeof orderRepository>;
