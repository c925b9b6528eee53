import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { claim } from '../../outbox/claim';
import { signUpMember, startBackend, useServer } from '../../testing/test-server';
import { signUpFilled } from '../account-data/account-data.fixtures';
import { visitorOf } from '../account/account.fixtures';
import { openCustomerPage, signUpPartnerOfCustomers } from '../open-api/open-api.fixtures';
import { enter, signUpTwoFactor, ticketOf } from '../two-factor/two-factor.fixtures';
import { signUpOperator } from './operator.fixtures';

// Nothing is sent by itself while the outbox is looked at.
const server = useServer({}, startBackend);

describe('A blocked account', () => {
  it('is told so at each call and at login, leaves, and is let in again', async () => {
    const { client: operator } = await signUpOperator(server);
    const account = await signUpMember(server);
    unwrap(await operator.operator.block(account.userId));
    for (const refused of [
      account.client.account.info(),
      account.client.material.list({}),
      account.client.robot.config.load(),
      account.client.openApi.credentials(),
      visitorOf(server).account.login(account),
    ]) {
      expect(await refused).toMatchObject({ code: CODE.accountBlocked });
    }
    const wrong = { email: account.email, password: 'not it at all' };
    expect(await visitorOf(server).account.login(wrong)).toMatchObject({
      code: CODE.wrongCredentials,
    });
    unwrap(await operator.operator.unblock(account.userId));
    unwrap(await account.client.material.list({}));
    unwrap(await operator.operator.block(account.userId));
    unwrap(await account.client.account.logout());
  });

  it('is refused after the second factor too', async () => {
    const { client: operator } = await signUpOperator(server);
    const account = await signUpTwoFactor(server);
    const ticket = await ticketOf(server, account);
    unwrap(await operator.operator.block(account.userId));
    expect(await enter(server, ticket, account.code())).toMatchObject({
      code: CODE.accountBlocked,
    });
  });

  it('has no robot: its connection ends, its keys open nothing, its stream is closed', async () => {
    const { client: operator } = await signUpOperator(server);
    const account = await signUpMember(server);
    const listener = await account.robot.listen();
    const closed = new Promise<void>((resolve) => listener.client.once('close', () => resolve()));
    const stream = account.client.event.listen();
    await stream.next();
    unwrap(await operator.operator.block(account.userId));
    await closed;
    await listener.close();
    expect((await account.robot.get('/ws/mqtt/config')).code).not.toBe(200);
    expect(await server.services.secretOf(account.userId)).toBeUndefined();
    const events: unknown[] = [];
    await (async () => {
      for await (const event of stream) events.push(event);
    })().catch(() => undefined);
    expect(events).toContainEqual({ type: 'sessionEnded', code: CODE.accountBlocked });
    unwrap(await operator.operator.unblock(account.userId));
    expect((await account.robot.get('/ws/mqtt/config')).code).toBe(200);
  });

  it('sends nothing meanwhile, and what waited afterwards', async () => {
    const { client: operator } = await signUpOperator(server);
    const account = await signUpFilled(server);
    await server.services.dispatcher.stop();
    const queue = sql`insert into send_queues (user_id, next_at) values (${account.userId}, now())
      on conflict (user_id) do update set next_at = now()`;
    await server.db.execute(
      sql`update send_targets set state = 'queued' where user_id = ${account.userId}`,
    );
    await server.db.execute(queue);
    unwrap(await operator.operator.block(account.userId));
    const ours = async () =>
      (await claim(server.db)).filter(({ userId }) => userId === account.userId);
    expect(await ours()).toEqual([]);
    unwrap(await operator.operator.unblock(account.userId));
    await server.db.execute(queue);
    expect(await ours()).not.toEqual([]);
  });

  it('takes the accounts of its customers along, and gives back those alone', async () => {
    const { client: operator } = await signUpOperator(server);
    const partner = await signUpPartnerOfCustomers(server);
    unwrap(await partner.openApi.addCustomer({ customerId: 'shop-1', name: '一号店' }));
    const page = await openCustomerPage(server, partner, 'shop-1');
    const customer = unwrap(await page.account.info()).userId;
    unwrap(await page.account.info());
    unwrap(await operator.operator.block(partner.userId));
    expect(await page.account.info()).toMatchObject({ code: CODE.accountBlocked });
    unwrap(await operator.operator.unblock(partner.userId));
    expect(unwrap(await operator.operator.account(customer)).blockedAt).toBeNull();
    unwrap(await operator.operator.block(customer));
    unwrap(await operator.operator.block(partner.userId));
    unwrap(await operator.operator.unblock(partner.userId));
    expect(unwrap(await operator.operator.account(customer)).blockedAt).not.toBeNull();
  });
});
