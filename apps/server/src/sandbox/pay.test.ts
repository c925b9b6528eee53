import { unwrap } from '@chatdeck/sdk';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '../database/schema';
import { ledgerOf, signUpBuyer } from '../testing/test-payment';
import { useServer } from '../testing/test-server';

const server = useServer();

describe("The page that stands for the payer's phone", () => {
  const open = (url: string) => {
    const { pathname, search } = new URL(url);
    return server.app.inject({ url: pathname + search });
  };
  const answer = (url: string, value: 'yes' | 'no', headers: object = {}) => {
    const { pathname, searchParams } = new URL(url);
    return server.app.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: `${searchParams.toString()}&answer=${value}`,
    });
  };

  it('shows the price, takes the payment once and tells the browser', async () => {
    const { client, userId } = await signUpBuyer(server);
    const order = unwrap(await client.order.create('mvip'));
    expect(order.payUrl.startsWith(`${server.url}/sandbox/pay?order=`)).toBe(true);
    const page = await open(order.payUrl);
    expect(page.body).toContain('支付 ¥19.00？');
    expect(page.body).toContain('沙箱：本页代替手机');
    expect((await answer(order.payUrl, 'yes')).statusCode).toBe(303);
    expect((await answer(order.payUrl, 'no')).statusCode).toBe(303);
    expect((await open(order.payUrl)).body).toContain('支付成功');
    expect(await ledgerOf(server, userId)).toHaveLength(1);
  });

  it('cancels, and charges nothing after the time of an order', async () => {
    const { client, userId } = await signUpBuyer(server);
    const refused = unwrap(await client.order.create('mvip'));
    await answer(refused.payUrl, 'no');
    expect(unwrap(await client.order.status(refused.id)).state).toBe('cancelled');
    const late = unwrap(await client.order.create('mvip'));
    await server.db
      .update(orders)
      .set({ expiresAt: new Date(0) })
      .where(eq(orders.id, late.id));
    await answer(late.payUrl, 'yes');
    expect((await open(late.payUrl)).body).toContain('订单已过期');
    expect(await ledgerOf(server, userId)).toEqual([]);
  });

  it('opens by our link only, and takes no form of another site', async () => {
    const { client, userId } = await signUpBuyer(server);
    const order = unwrap(await client.order.create('mvip'));
    const other = unwrap(await client.order.create('mvip'));
    const mixed = order.payUrl.replace(order.id, other.id);
    for (const url of [mixed, `${server.url}/sandbox/pay`, `${order.payUrl}x`]) {
      expect((await open(url)).statusCode).toBe(400);
      expect((await answer(url, 'yes')).statusCode).toBe(400);
    }
    const foreign = await answer(order.payUrl, 'yes', { 'sec-fetch-site': 'cross-site' });
    expect(foreign.statusCode).toBe(400);
    expect(await ledgerOf(server, userId)).toEqual([]);
  });
});
