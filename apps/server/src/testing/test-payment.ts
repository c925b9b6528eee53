import type { Order } from '@chatdeck/sdk';
import { eq } from 'drizzle-orm';
import type { PaymentNotice, RawNotice } from '../payment/gateway';
import { orders, payments, users } from '../database/schema';
import { signUp, type TestServer } from './test-server';

/** Creates an account that may buy. */
export async function signUpBuyer(server: TestServer) {
  const account = await signUp(server);
  await server.db
    .update(users)
    .set({ activatedAt: new Date() })
    .where(eq(users.id, account.userId));
  return account;
}

/** A gateway's notice about a correctly paid order. */
export const noticeOf = (order: Order, changes: Partial<PaymentNotice> = {}): PaymentNotice => ({
  orderId: order.id,
  transactionId: `t-${order.id}`,
  outcome: 'paid',
  amount: order.price,
  currency: order.currency,
  ...changes,
});

/** Sends a notification over HTTP, as a gateway does; returns the status. */
export async function sendNotice(server: TestServer, { body, signature }: RawNotice) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/v1/payment/notify',
    headers: { 'content-type': 'application/json', 'x-payment-signature': signature },
    payload: body,
  });
  return response.statusCode;
}

/** Notifies the server that an order was paid, with changes to the notice if given; returns the status. */
export const pay = async (server: TestServer, order: Order, changes: Partial<PaymentNotice> = {}) =>
  sendNotice(server, await server.services.sandboxGateway.write(noticeOf(order, changes)));

/** The row of an account. */
export async function userRow(server: TestServer, userId: string) {
  const [row] = await server.db.select().from(users).where(eq(users.id, userId));
  return row;
}

/** The payments of an account. */
export const ledgerOf = (server: TestServer, userId: string) =>
  server.db
    .select({ orderId: payments.orderId, amount: payments.amount, kind: orders.kind })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.userId, userId));
