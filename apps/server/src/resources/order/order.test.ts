import { createChatdeckClient, unwrap, type Order } from '@chatdeck/sdk';
import { CODE, type MembershipKind } from '@chatdeck/sdk/constants';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { PaymentNotice } from '../../payment/gateway';
import { ledgerOf, pay, signUpBuyer } from '../../testing/test-payment';
import { call, signUp, startBackend, useServer } from '../../testing/test-server';
import { orders, plans, users } from '../../database/schema';

const server = useServer();

describe('Ordering a membership', () => {
  it('costs what the server says, whatever the caller writes', async () => {
    const { client, token } = await signUpBuyer(server);
    const { list } = unwrap(await client.order.plans());
    expect(list.map(({ kind, price, months }) => [kind, price, months])).toEqual([
      ['mvip', 1_900, 1],
      ['qvip', 4_900, 3],
      ['yvip', 16_800, 12],
      ['avip', 39_800, null],
    ]);
    const body = { kind: 'yvip', price: 1, amount: 1, months: 999, userId: 'x', state: 'paid' };
    const answer = await call<Order>(server, 'POST', '/v1/api/order/create', { token, body });
    expect(answer.data).toMatchObject({ kind: 'yvip', price: 16_800, state: 'pending' });
    expect(unwrap(await client.order.status(answer.data.id))).toEqual(answer.data);
    expect(unwrap(await client.order.list())).toEqual({ count: 1, list: [answer.data] });
  });

  it('has prices that a visitor may see', async () => {
    const visitor = createChatdeckClient({ baseUrl: server.url });
    expect(unwrap(await visitor.order.plans()).list).toHaveLength(4);
    expect(await visitor.order.list()).toMatchObject({ ok: false });
  });

  it('needs an activated account and a plan that is sold', async () => {
    const { client } = await signUp(server);
    expect(await client.order.create('mvip')).toMatchObject({ code: CODE.activationNeeded });
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
    expect(unwrap(await client.order.list()).count).toBe(2);
    expect(await other.client.order.status(answers[0]?.data.id ?? '')).toMatchObject({
      code: CODE.notFound,
    });
  });

  it('closes the older order that nobody paid, also when several are made at once', async () => {
    const { client } = await signUpBuyer(server);
    await Promise.all((['mvip', 'qvip', 'yvip'] as const).map((kind) => client.order.create(kind)));
    const last = unwrap(await client.order.create('avip'));
    const { list } = unwrap(await client.order.list());
    const open = list.filter(({ state }) => state === 'pending');
    expect(open.map(({ id }) => id)).toEqual([last.id]);
    expect(list).toHaveLength(4);
  });

  it('is closed when its buyer becomes a lifetime member, by payment or by the operator', async () => {
    const { client, userId } = await signUpBuyer(server);
    const lifetime = unwrap(await client.order.create('avip'));
    const month = unwrap(await client.order.create('mvip'));
    await pay(server, lifetime);
    expect(unwrap(await client.order.status(month.id)).state).toBe('cancelled');

    const other = await signUpBuyer(server);
    const year = unwrap(await other.client.order.create('yvip'));
    await server.db.update(users).set({ role: 'vip' }).where(eq(users.id, other.userId));
    const { pathname, search } = new URL(year.payUrl);
    const page = await server.app.inject({ url: pathname + search });
    expect(page.body).toContain('订单已取消');
    expect(unwrap(await other.client.order.status(year.id)).state).toBe('cancelled');
    expect(await ledgerOf(server, userId)).toHaveLength(1);
  });

  it('is not offered to a lifetime member, and no order stays open for ever', async () => {
    const { client, userId } = await signUpBuyer(server);
    const { id } = unwrap(await client.order.create('mvip'));
    await server.db.update(orders).set({ expiresAt: new Date() }).where(eq(orders.id, id));
    expect(unwrap(await client.order.status(id)).state).toBe('expired');
    await server.db.update(users).set({ role: 'vip' }).where(eq(users.id, userId));
    expect(await client.order.create('mvip')).toMatchObject({
      code: CODE.invalidValue,
      data: { issues: [{ path: 'kind', message: '你已是终身会员' }] },
    });
  });
});

describe("The operator's plans", () => {
  it('change what the next order costs, and what is sold', async () => {
    const { client } = await signUpBuyer(server);
    const before = unwrap(await client.order.create('qvip'));
    await server.db.insert(plans).values([
      { kind: 'qvip', price: 3_000 },
      { kind: 'avip', price: 39_800, isSold: false },
    ]);
    expect(unwrap(await client.order.create('qvip')).price).toBe(3_000);
    expect(await client.order.create('avip')).toMatchObject({ code: CODE.notFound });
    expect(await pay(server, before)).toBe(200);
    expect(unwrap(await client.order.status(before.id))).toMatchObject({
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
    expect(await client.order.create('mvip')).toMatchObject({ code: CODE.notConfigured });
    const notice = {
      orderId: 'x',
      transactionId: 't',
      outcome: 'paid',
      amount: 1,
      currency: 'CNY',
    };
    const raw = await real.services.sandboxGateway.write(notice as PaymentNotice);
    expect(await real.services.order.notify(raw)).toBe(false);
  });
});
