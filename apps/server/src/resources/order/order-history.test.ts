import type { Order } from '@chatdeck/sdk';
import type { MembershipKind } from '@chatdeck/sdk/constants';
import { and, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentNotice } from '../../payment/gateway';
import { PLAN_DEFAULTS } from './plan.repository';
import { ledgerOf, noticeOf, signUpBuyer, userRow } from '../../testing/test-payment';
import { useServer } from '../../testing/test-server';
import { orders } from '../../database/schema';

const server = useServer();
/** `npm run gauntlet -- payments` runs 500 at a time. */
const HISTORIES = Number(process.env.PAYMENT_HISTORIES ?? 40);
const SEED = process.env.PAYMENT_SEED;
const HISTORY_MS = 1_000;
const DAY_MS = 86_400_000;
const DAYS_PER_MONTH = 30.44;

type Step =
  | { readonly act: 'order'; readonly kind: MembershipKind }
  | { readonly act: 'pay'; readonly order: number; readonly times: number; readonly by: number }
  | { readonly act: 'wrong' | 'forge' | 'cancel' | 'late'; readonly order: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      act: fc.constant('order' as const),
      kind: fc.constantFrom<MembershipKind>('mvip', 'qvip', 'yvip', 'avip'),
    }),
    fc.record({
      act: fc.constant('pay' as const),
      order: fc.nat(5),
      times: fc.integer({ min: 1, max: 3 }),
      by: fc.nat(1),
    }),
    fc.record({
      act: fc.constantFrom('wrong' as const, 'forge' as const, 'cancel' as const, 'late' as const),
      order: fc.nat(5),
    }),
  ),
  { minLength: 4, maxLength: 16 },
);

/** Notifies the service of a payment, by a notification that is the gateway's or forged. */
type Notify = (notice: PaymentNotice, isForged?: boolean) => Promise<unknown>;

/** Plays histories, and tells whether one of them left what it must not. */
const play = (notify: Notify, numRuns: number) =>
  fc.check(
    fc.asyncProperty(steps, (history) => playOne(history, notify)),
    { numRuns, ...(SEED !== undefined && { seed: Number(SEED) }), endOnFailure: true },
  );

async function playOne(history: readonly Step[], notify: Notify): Promise<void> {
  const { db } = server;
  const { userId, client } = await signUpBuyer(server);
  const made: Order[] = [];
  const paid = new Set<string>();
  for (const step of history) {
    if (step.act === 'order') {
      const answer = await client.order.create(step.kind);
      if (answer.ok) made.push(answer.data);
      continue;
    }
    const order = made[step.order];
    if (order === undefined) continue;
    if (step.act === 'pay') {
      const notice = noticeOf(order, { transactionId: `${order.id}-${step.by}` });
      await Promise.all(Array.from({ length: step.times }, () => notify(notice)));
      paid.add(order.id);
    }
    if (step.act === 'wrong') await notify(noticeOf(order, { amount: order.price + 1 }));
    if (step.act === 'forge') await notify(noticeOf(order), true);
    if (step.act === 'cancel') await notify(noticeOf(order, { outcome: 'cancelled' }));
    if (step.act === 'late')
      await db
        .update(orders)
        .set({ expiresAt: new Date(0) })
        .where(eq(orders.id, order.id));
  }
  const ledger = await ledgerOf(server, userId);
  expect(new Set(ledger.map(({ orderId }) => orderId))).toEqual(paid);
  expect(ledger).toHaveLength(paid.size);
  const states = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.state, 'paid')));
  expect(new Set(states.map(({ id }) => id))).toEqual(paid);
  const bought = made.filter(({ id }) => paid.has(id));
  const row = await userRow(server, userId);
  expect(row?.role).toBe(bought.length > 0 ? 'vip' : 'user');
  if (bought.some(({ kind }) => kind === 'avip')) return void expect(row?.memberUntil).toBeNull();
  const months = bought.reduce((sum, { kind }) => sum + (PLAN_DEFAULTS[kind].months ?? 0), 0);
  const leftDays = row?.memberUntil ? (row.memberUntil.getTime() - Date.now()) / DAY_MS : 0;
  expect(Math.round(leftDays / DAYS_PER_MONTH)).toBe(months);
}

const signed = (notice: PaymentNotice) => server.services.sandboxGateway.write(notice);

describe('Any history of orders and notifications', () => {
  it(
    'leaves a ledger of exactly what was paid, and a membership to match',
    async () => {
      const { order } = server.services;
      const notify: Notify = async (notice, isForged = false) =>
        order.notify({ ...(await signed(notice)), ...(isForged && { signature: 'x' }) });
      const { failed, errorInstance } = await play(notify, HISTORIES);
      expect(failed, String(errorInstance)).toBe(false);
    },
    120_000 + HISTORIES * HISTORY_MS,
  );

  it('leaves another where every notification is believed', async () => {
    const { order } = server.services;
    const credulous: Notify = async (notice) => order.notify(await signed(notice));
    // It ends with the first that does; of few histories, now and then none has a forged payment that stands.
    expect((await play(credulous, 10 * HISTORIES)).failed).toBe(true);
  }, 120_000);
});
