import type { Order } from '@chatdeck/sdk';
import { eq } from 'drizzle-orm';
import type { PaymentNotice, RawNotice } from '../payment/gateway';
import { orders, payments, users } from '../database/schema';
import { signUp, type TestServer } from './test-server';

/** Makes a fresh account that may buy. */
export async function signUpBuyer(server: TestServer) {
  const account = await signUp(server);
  await server.db
    .update(users)
    .set({ activatedAt: new Date() })
    .where(eq(users.id, account.userId));
  return account;
}

/** What a gateway says of an order that was paid as it should be. */
export const noticeOf = (order: Order, changes: Partial<PaymentNotice> = {}): PaymentNotice => ({
  orderId: order.id,
  transactionId: `t-${order.id}`,
  outcome: 'paid',
  amount: order.price,
  currency: order.currency,
  ...changes,
});

/** Sends a notification over HTTP, as a gateway does; gives the status. */
export async function sendNotice(server: TestServer, { body, signature }: RawNotice) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/v1/payment/notify',
    headers: { 'content-type': 'application/json', 'x-payment-signature': signature },
    payload: body,
  });
  return response.statusCode;
}

/** Tells the server that an order was paid, unless the changes say otherwise; gives the status. */
export const pay = async (server: TestServer, order: Order, changes: Partial<PaymentNotice> = {}) =>
  sendNotice(server, await server.services.sandboxGateway.write(noticeOf(order, changes)));

/** The row of an account. */
export async function userRow(server: TestServer, userId: string) {
  const [row] = await server.db.select().from(users).where(eq(users.id, userId));
  return row;
}

/** What an account has paid. */
export const ledgerOf = (server: TestServer, userId: string) =>
  server.db
    .select({ orderId: payments.orderId, amount: payments.amount, kind: orders.kind })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.userId, userId));
