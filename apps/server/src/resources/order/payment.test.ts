import { unwrap } from '@chatdeck/sdk';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { RawNotice } from '../../payment/gateway';
import {
  ledgerOf,
  noticeOf,
  pay,
  sendNotice,
  signUpBuyer,
  userRow,
} from '../../testing/test-payment';
import { useServer } from '../../testing/test-server';
import { orders, users } from '../../database/schema';

const server = useServer();
const DAY_MS = 86_400_000;

describe('A payment', () => {
  it('extends the membership once, however often and on whichever instance the notification arrives', async () => {
    const { client, userId } = await signUpBuyer(server);
    const order = unwrap(await client.order.create('mvip'));
    const statuses = await Promise.all(Array.from({ length: 20 }, () => pay(server, order)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await ledgerOf(server, userId)).toHaveLength(1);
    const info = unwrap(await client.account.info());
    const leftMs = Date.parse(info.memberUntil ?? '') - Date.now();
    expect(info.role).toBe('vip');
    expect(leftMs).toBeGreaterThan(27.9 * DAY_MS);
    expect(leftMs).toBeLessThan(31.1 * DAY_MS);
    expect(unwrap(await client.order.status(order.id))).toMatchObject({
      state: 'paid',
      paidAt: expect.any(String),
    });
    expect(unwrap(await client.site.messages()).list[0]?.title).toBe('会员已开通');
  });

  it('is in the audit trail once, with the membership that it changed', async () => {
    const { client } = await signUpBuyer(server);
    const order = unwrap(await client.order.create('mvip'));
    await pay(server, order);
    await pay(server, order);
    const { list } = unwrap(await client.audit.list());
    const payments = list.filter(({ call }) => call === 'order.pay');
    expect(payments).toMatchObject([
      { code: 0, actor: { kind: 'gateway' }, object: { id: order.id }, address: '' },
    ]);
    const paths = payments.flatMap(({ changes }) => changes.map(({ path }) => path));
    expect(paths.sort()).toEqual(['memberUntil', 'role']);
  });

  it('is believed only when the gateway wrote it, to the byte', async () => {
    const { client, userId } = await signUpBuyer(server);
    const order = unwrap(await client.order.create('yvip'));
    const real = await server.services.sandboxGateway.write(noticeOf(order));
    const forged: RawNotice[] = [
      { ...real, signature: '' },
      { ...real, signature: `${real.signature.slice(0, -2)}AA` },
      { ...real, body: `${real.body} ` },
      { ...real, body: real.body.replace(order.id, 'another') },
      { body: '', signature: real.signature },
      // Our signature of a link is not valid for a notification.
      { body: order.id, signature: new URL(order.payUrl).searchParams.get('sign') ?? '' },
    ];
    for (const notice of forged) expect(await sendNotice(server, notice)).toBe(400);
    expect(await ledgerOf(server, userId)).toEqual([]);
    expect(await sendNotice(server, real)).toBe(200);
    expect(await ledgerOf(server, userId)).toHaveLength(1);
  });

  it('of another amount or currency, or of no order of ours, buys nothing', async () => {
    const { client, userId } = await signUpBuyer(server);
    const order = unwrap(await client.order.create('yvip'));
    for (const changes of [
      { amount: order.price - 1 },
      { amount: order.price + 1 },
      { amount: 0 },
      { currency: 'JPY' },
    ]) {
      expect(await pay(server, order, changes)).toBe(200);
    }
    expect(await pay(server, order, { orderId: 'nothing' })).toBe(400);
    expect(await ledgerOf(server, userId)).toEqual([]);
    expect(unwrap(await client.account.info()).role).toBe('user');
  });

  it('counts when it comes late or after a cancellation, and not again after that', async () => {
    const { client, userId } = await signUpBuyer(server);
    const late = unwrap(await client.order.create('mvip'));
    await server.db
      .update(orders)
      .set({ expiresAt: new Date(0) })
      .where(eq(orders.id, late.id));
    await pay(server, late, { outcome: 'cancelled' });
    expect(unwrap(await client.order.status(late.id)).state).toBe('cancelled');
    await pay(server, late);
    await pay(server, late, { outcome: 'cancelled' });
    await pay(server, late, { transactionId: 'another payment' });
    expect(unwrap(await client.order.status(late.id)).state).toBe('paid');
    expect(await ledgerOf(server, userId)).toHaveLength(1);
  });

  it('pays one order and no other', async () => {
    const { client, userId } = await signUpBuyer(server);
    const [one, two] = [
      unwrap(await client.order.create('mvip')),
      unwrap(await client.order.create('mvip')),
    ];
    await pay(server, one, { transactionId: 'shared' });
    await pay(server, two, { transactionId: 'shared' });
    expect((await ledgerOf(server, userId)).map(({ orderId }) => orderId)).toEqual([one.id]);
  });
});

describe('A payment', () => {
  it.each([
    ['2030-01-31T04:00:00Z', 1, '2030-02-28T04:00:00Z'],
    // The last day of January in Shanghai, still the day before in UTC.
    ['2030-01-30T17:00:00Z', 1, '2030-02-27T17:00:00Z'],
    ['2032-02-29T01:00:00Z', 12, '2033-02-28T01:00:00Z'],
    ['2030-11-30T01:00:00Z', 3, '2031-02-28T01:00:00Z'],
  ])('counts months by the calendar of Shanghai: %s and %i', async (from, months, until) => {
    const { client, userId } = await signUpBuyer(server);
    const memberUntil = new Date(from);
    await server.db.update(users).set({ role: 'vip', memberUntil }).where(eq(users.id, userId));
    const kind = ({ 1: 'mvip', 3: 'qvip', 12: 'yvip' } as const)[months] ?? 'mvip';
    await pay(server, unwrap(await client.order.create(kind)));
    expect((await userRow(server, userId))?.memberUntil).toEqual(new Date(until));
  });

  it('for a lifetime has no end, and a payment that follows does not give it one', async () => {
    const { client, userId } = await signUpBuyer(server);
    const month = unwrap(await client.order.create('mvip'));
    await pay(server, unwrap(await client.order.create('avip')));
    await pay(server, month);
    expect(await userRow(server, userId)).toMatchObject({ role: 'vip', memberUntil: null });
    expect(await ledgerOf(server, userId)).toHaveLength(2);
  });
});
