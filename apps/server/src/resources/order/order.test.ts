import { unwrap, type Order } from '@chatdeck/sdk';
import { CODE, type MembershipKind } from '@chatdeck/sdk/constants';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { PaymentNotice, RawNotice } from '../../payment/gateway';
import { ledgerOf, noticeOf, sendNotice, signUpBuyer, userRow } from '../../testing/test-payment';
import { call, signUp, startBackend, useServer } from '../../testing/test-server';
import { users } from '../account/account.tables';
import { orders, plans } from './order.tables';

const server = useServer();
const DAY_MS = 86_400_000;

const pay = async (order: Order, changes: Partial<PaymentNotice> = {}) =>
  sendNotice(server, await server.services.sandboxGateway.write(noticeOf(order, changes)));

describe('Ordering a membership', () => {
  it('costs what the server says, whatever the caller writes', async () => {
    const { client, token } = await signUpBuyer(server);
    const { list } = unwrap(await client.orders.plans());
    expect(list.map(({ kind, price, months }) => [kind, price, months])).toEqual([
      ['mvip', 1_900, 1],
      ['qvip', 4_900, 3],
      ['yvip', 16_800, 12],
      ['avip', 39_800, null],
    ]);
    const body = { kind: 'yvip', price: 1, amount: 1, months: 999, userId: 'x', state: 'paid' };
    const answer = await call<Order>(server, 'POST', '/v1/api/order/create', { token, body });
    expect(answer.data).toMatchObject({ kind: 'yvip', price: 16_800, state: 'pending' });
    expect(unwrap(await client.orders.status(answer.data.id))).toEqual(answer.data);
    expect(unwrap(await client.orders.list())).toEqual({ count: 1, list: [answer.data] });
  });

  it('needs an activated account and a plan that is sold', async () => {
    const { client } = await signUp(server);
    expect(await client.orders.create('mvip')).toMatchObject({ code: CODE.activationNeeded });
    const buyer = await signUpBuyer(server);
    const body = { kind: 'free' };
    const { token } = buyer;
    expect(await call(server, 'POST', '/v1/api/order/create', { token, body })).toMatchObject({
      code: CODE.invalidValue,
    });
  });

  it('makes one order for one idempotency key, also at the same moment', async () => {
    const { token, client } = await signUpBuyer(server);
    const order = (kind: MembershipKind, key: string) =>
      call<Order>(server, 'POST', '/v1/api/order/create', {
        token,
        body: { kind },
        headers: { 'idempotency-key': key },
      });
    const answers = await Promise.all(Array.from({ length: 5 }, () => order('mvip', 'a')));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await order('yvip', 'a')).toMatchObject({ code: CODE.invalidValue });
    expect((await order('mvip', 'b')).data.id).not.toBe(answers[0]?.data.id);
    const other = await signUpBuyer(server);
    const theirs = await call<Order>(server, 'POST', '/v1/api/order/create', {
      token: other.token,
      body: { kind: 'mvip' },
      headers: { 'idempotency-key': 'a' },
    });
    expect(theirs.data.id).not.toBe(answers[0]?.data.id);
    expect(unwrap(await client.orders.list()).count).toBe(2);
    expect(await other.client.orders.status(answers[0]?.data.id ?? '')).toMatchObject({
      code: CODE.notFound,
    });
  });

  it('is not offered to a lifetime member, and no order stays open for ever', async () => {
    const { client, userId } = await signUpBuyer(server);
    const { id } = unwrap(await client.orders.create('mvip'));
    await server.db.update(orders).set({ expiresAt: new Date() }).where(eq(orders.id, id));
    expect(unwrap(await client.orders.status(id)).state).toBe('expired');
    await server.db.update(users).set({ role: 'vip' }).where(eq(users.id, userId));
    expect(await client.orders.create('mvip')).toMatchObject({
      code: CODE.invalidValue,
      data: { issues: [{ path: 'kind', message: '您已是终身会员' }] },
    });
  });
});

describe('A payment', () => {
  it('extends the membership once, however often and from wherever it is told', async () => {
    const { client, userId } = await signUpBuyer(server);
    const order = unwrap(await client.orders.create('mvip'));
    const statuses = await Promise.all(Array.from({ length: 20 }, () => pay(order)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await ledgerOf(server, userId)).toHaveLength(1);
    const info = unwrap(await client.account.info());
    const leftMs = Date.parse(info.memberUntil ?? '') - Date.now();
    expect(info.role).toBe('vip');
    expect(leftMs).toBeGreaterThan(27.9 * DAY_MS);
    expect(leftMs).toBeLessThan(31.1 * DAY_MS);
    expect(unwrap(await client.orders.status(order.id))).toMatchObject({
      state: 'paid',
      paidAt: expect.any(String),
    });
    expect(unwrap(await client.site.messages()).list[0]?.title).toBe('会员已开通');
  });

  it('is believed only when the gateway wrote it, to the byte', async () => {
    const { client, userId } = await signUpBuyer(server);
    const order = unwrap(await client.orders.create('yvip'));
    const real = await server.services.sandboxGateway.write(noticeOf(order));
    const forged: RawNotice[] = [
      { ...real, signature: '' },
      { ...real, signature: `${real.signature.slice(0, -2)}AA` },
      { ...real, body: `${real.body} ` },
      { ...real, body: real.body.replace(order.id, 'another') },
      { body: '', signature: real.signature },
      // A link that we signed is no notification that we signed.
      { body: order.id, signature: new URL(order.payUrl).searchParams.get('sign') ?? '' },
    ];
    for (const notice of forged) expect(await sendNotice(server, notice)).toBe(400);
    expect(await ledgerOf(server, userId)).toEqual([]);
    expect(await sendNotice(server, real)).toBe(200);
    expect(await ledgerOf(server, userId)).toHaveLength(1);
  });

  it('of another amount or currency, or of no order of ours, buys nothing', async () => {
    const { client, userId } = await signUpBuyer(server);
    const order = unwrap(await client.orders.create('yvip'));
    for (const changes of [
      { amount: order.price - 1 },
      { amount: order.price + 1 },
      { amount: 0 },
      { currency: 'JPY' },
    ]) {
      expect(await pay(order, changes)).toBe(200);
    }
    expect(await pay(order, { orderId: 'nothing' })).toBe(400);
    expect(await ledgerOf(server, userId)).toEqual([]);
    expect(unwrap(await client.account.info()).role).toBe('user');
  });

  it('counts when it comes late or after a cancellation, and not again after that', async () => {
    const { client, userId } = await signUpBuyer(server);
    const late = unwrap(await client.orders.create('mvip'));
    await server.db
      .update(orders)
      .set({ expiresAt: new Date(0) })
      .where(eq(orders.id, late.id));
    await pay(late, { outcome: 'cancelled' });
    expect(unwrap(await client.orders.status(late.id)).state).toBe('cancelled');
    await pay(late);
    await pay(late, { outcome: 'cancelled' });
    await pay(late, { transactionId: 'another payment' });
    expect(unwrap(await client.orders.status(late.id)).state).toBe('paid');
    expect(await ledgerOf(server, userId)).toHaveLength(1);
  });

  it('pays one order and no other', async () => {
    const { client, userId } = await signUpBuyer(server);
    const [one, two] = [
      unwrap(await client.orders.create('mvip')),
      unwrap(await client.orders.create('mvip')),
    ];
    await pay(one, { transactionId: 'shared' });
    await pay(two, { transactionId: 'shared' });
    expect((await ledgerOf(server, userId)).map(({ orderId }) => orderId)).toEqual([one.id]);
  });

  it.each([
    ['2030-01-31T04:00:00Z', 1, '2030-02-28T04:00:00Z'],
    // The last day of January in Shanghai, still the day before in Greenwich.
    ['2030-01-30T17:00:00Z', 1, '2030-02-27T17:00:00Z'],
    ['2032-02-29T01:00:00Z', 12, '2033-02-28T01:00:00Z'],
    ['2030-11-30T01:00:00Z', 3, '2031-02-28T01:00:00Z'],
  ])('counts months by the calendar of Shanghai: %s and %i', async (from, months, until) => {
    const { client, userId } = await signUpBuyer(server);
    const memberUntil = new Date(from);
    await server.db.update(users).set({ role: 'vip', memberUntil }).where(eq(users.id, userId));
    const kind = ({ 1: 'mvip', 3: 'qvip', 12: 'yvip' } as const)[months] ?? 'mvip';
    await pay(unwrap(await client.orders.create(kind)));
    expect((await userRow(server, userId))?.memberUntil).toEqual(new Date(until));
  });

  it('for a lifetime has no end, and a payment that follows does not give it one', async () => {
    const { client, userId } = await signUpBuyer(server);
    const month = unwrap(await client.orders.create('mvip'));
    await pay(unwrap(await client.orders.create('avip')));
    await pay(month);
    expect(await userRow(server, userId)).toMatchObject({ role: 'vip', memberUntil: null });
    expect(await ledgerOf(server, userId)).toHaveLength(2);
  });
});

describe('The operator’s plans', () => {
  it('change what the next order costs, and what is sold', async () => {
    const { client } = await signUpBuyer(server);
    const before = unwrap(await client.orders.create('qvip'));
    await server.db.insert(plans).values([
      { kind: 'qvip', price: 3_000 },
      { kind: 'avip', price: 39_800, isSold: false },
    ]);
    expect(unwrap(await client.orders.create('qvip')).price).toBe(3_000);
    expect(await client.orders.create('avip')).toMatchObject({ code: CODE.notFound });
    expect(await pay(before)).toBe(200);
    expect(unwrap(await client.orders.status(before.id))).toMatchObject({
      state: 'paid',
      price: 4_900,
    });
    await server.db.delete(plans).where(inArray(plans.kind, ['qvip', 'avip']));
  });
});

describe('A server without payment', () => {
  const real = useServer({}, () => startBackend({ sandbox: false }));

  it('says so, and believes no notification', async () => {
    const { client, userId } = await signUp(real);
    const activatedAt = new Date();
    await real.db.update(users).set({ activatedAt }).where(eq(users.id, userId));
    expect(await client.orders.create('mvip')).toMatchObject({ code: CODE.notConfigured });
    const notice = {
      orderId: 'x',
      transactionId: 't',
      outcome: 'paid',
      amount: 1,
      currency: 'CNY',
    };
    const raw = await real.services.sandboxGateway.write(notice as PaymentNotice);
    expect(await real.services.orders.notify(raw)).toBe(false);
  });
});
