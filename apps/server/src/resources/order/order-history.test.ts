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

describe('Any history of orders and notifications', () => {
  it('leaves a ledger of exactly what was paid, and a membership to match', async () => {
    const { services, db } = server;
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
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
          const write = (changes: Partial<PaymentNotice>) =>
            services.sandboxGateway.write(noticeOf(order, changes));
          if (step.act === 'pay') {
            const notice = await write({ transactionId: `${order.id}-${step.by}` });
            await Promise.all(
              Array.from({ length: step.times }, () => services.order.notify(notice)),
            );
            paid.add(order.id);
          }
          if (step.act === 'wrong')
            await services.order.notify(await write({ amount: order.price + 1 }));
          if (step.act === 'forge')
            await services.order.notify({ ...(await write({})), signature: 'x' });
          if (step.act === 'cancel')
            await services.order.notify(await write({ outcome: 'cancelled' }));
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
        if (bought.some(({ kind }) => kind === 'avip'))
          return void expect(row?.memberUntil).toBeNull();
        const months = bought.reduce((sum, { kind }) => sum + (PLAN_DEFAULTS[kind].months ?? 0), 0);
        const leftDays = row?.memberUntil ? (row.memberUntil.getTime() - Date.now()) / DAY_MS : 0;
        expect(Math.round(leftDays / DAYS_PER_MONTH)).toBe(months);
      }),
      { numRuns: 40 },
    );
  }, 120_000);
});
