import { and, count, desc, eq, sql } from 'drizzle-orm';
import { onlyRow, type Database } from '../../database/database';
import { pageOf, type PageQuery } from '../../database/paging';
import type { PaymentNotice } from '../../payment/gateway';
import { users } from '../account/account.tables';
import { extendedBy } from '../member/membership.repository';
import { accountMessages } from '../site/site.tables';
import { orders, payments } from './order.tables';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;

/** What a notice of a payment came to. */
export type Booking = 'booked' | 'known' | 'paid twice' | 'wrong amount' | 'unknown order';

/** Orders, and the ledger of what was paid. */
export function orderRepository(db: Database) {
  return {
    /** Adds an order, or gives the one that the same key has already made. */
    async add(order: NewOrder): Promise<OrderRow> {
      const added = await db
        .insert(orders)
        .values(order)
        .onConflictDoUpdate({
          target: [orders.userId, orders.idempotencyKey],
          set: { userId: sql`excluded.user_id` },
        })
        .returning();
      return onlyRow(added);
    },

    async find(userId: string, id: string): Promise<OrderRow | undefined> {
      const mine = and(eq(orders.userId, userId), eq(orders.id, id));
      const [found] = await db.select().from(orders).where(mine);
      return found;
    },

    /** An order whoever it belongs to, for those who hold its signed link. */
    async byId(id: string): Promise<OrderRow | undefined> {
      const [found] = await db.select().from(orders).where(eq(orders.id, id));
      return found;
    },

    async page(userId: string, query: PageQuery) {
      const { limit, offset } = pageOf(query);
      const mine = eq(orders.userId, userId);
      const [total, rows] = await Promise.all([
        db.select({ count: count() }).from(orders).where(mine),
        db
          .select()
          .from(orders)
          .where(mine)
          .orderBy(desc(orders.createdAt), desc(orders.id))
          .limit(limit)
          .offset(offset),
      ]);
      return { count: onlyRow(total).count, rows };
    },

    /**
     * Books a payment and extends the membership, both or neither, and each order once. The row of the order is locked
     * first, so that notices at the same time take turns. Money that came late is money that came: only what was paid
     * already, or not in full, is not booked.
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
        await tx
          .update(users)
          .set({
            role: 'vip',
            memberUntil: extendedBy(order.months),
            membershipChangedAt: sql`now()`,
          })
          .where(eq(users.id, order.userId));
        await tx.insert(accountMessages).values({ userId: order.userId, topic: 'membershipPaid' });
        return 'booked';
      });
    },

    /** Ends an order that nobody will pay; one that was paid stays paid. */
    async cancel(orderId: string): Promise<void> {
      await db
        .update(orders)
        .set({ state: 'cancelled' })
        .where(and(eq(orders.id, orderId), eq(orders.state, 'pending')));
    },
  };
}

export type OrderRepository = ReturnType<typeof orderRepository>;
