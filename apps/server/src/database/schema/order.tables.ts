import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import { ownerId } from './account.tables';

/** The operator's settings for a plan; a plan without a row is sold at its default price. */
export const plans = pgTable('plans', {
  kind: text().primaryKey(),
  /** In cents. */
  price: integer().notNull(),
  isSold: boolean().notNull().default(true),
});

/** An order of a membership, at the price and for the duration that applied when it was created. */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    userId: ownerId(),
    kind: text({ enum: ['mvip', 'qvip', 'yvip', 'avip'] }).notNull(),
    price: integer().notNull(),
    currency: text({ enum: ['CNY'] }).notNull(),
    months: integer(),
    /** An order that was not paid in time stays pending; its expiry time shows that it expired. */
    state: text({ enum: ['pending', 'paid', 'cancelled'] })
      .notNull()
      .default('pending'),
    payUrl: text().notNull(),
    idempotencyKey: text(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    paidAt: moment(),
  },
  (table) => [
    unique().on(table.userId, table.idempotencyKey),
    index().on(table.userId, table.createdAt),
  ],
);

/** The ledger: one row for each paid order, with its payment. */
export const payments = pgTable('payments', {
  orderId: text()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  /** The gateway's id of the payment; it pays one order. */
  transactionId: text().notNull().unique(),
  amount: integer().notNull(),
  currency: text().notNull(),
  bookedAt: moment().notNull().defaultNow(),
});

/**
 * What the law wants kept of the orders of a deleted account: what was sold, when and for how much, and the payment. No
 * row says whose it was.
 */
export const retainedOrders = pgTable('retained_orders', {
  id: text().primaryKey(),
  kind: text().notNull(),
  months: integer(),
  price: integer().notNull(),
  currency: text().notNull(),
  createdAt: moment().notNull(),
  paidAt: moment(),
  /** The gateway's id of the payment; null for a paid order of before the ledger. */
  transactionId: text(),
  /** When the account was deleted. */
  retainedAt: moment().notNull().defaultNow(),
});
