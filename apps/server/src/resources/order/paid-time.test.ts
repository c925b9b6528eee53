import { unwrap } from '@chatdeck/sdk';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ledgerOf, pay, signUpBuyer, userRow } from '../../testing/test-payment';
import { useServer } from '../../testing/test-server';
import { users } from '../../database/schema';

const server = useServer();

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
