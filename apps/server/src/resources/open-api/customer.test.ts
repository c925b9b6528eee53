import { createOpenApiClient, unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customers, users } from '../../database/schema';
import { robotOf } from '../../testing/test-robot';
import { useServer } from '../../testing/test-server';
import { membershipRepository } from '../member/membership.repository';
import { openCustomerPage, signUpPartner, signUpPartnerOfCustomers } from './open-api.fixtures';

const server = useServer();
const south = { customerId: 'shop-1', name: '城南店' };
const north = { customerId: 'shop-2', name: '城北店' };
const GREETING = { type: 1, name: '早安', tag: '', content: '早' } as const;

const rowsOf = (userId: string) =>
  server.db.select().from(customers).where(eq(customers.userId, userId));

describe('A partner whose key may have customers', () => {
  it('gives each an account of its own, whose pages see nothing of the others', async () => {
    const partner = await signUpPartnerOfCustomers(server);
    unwrap(await partner.openApi.addCustomer(south));
    unwrap(await partner.openApi.addCustomer(north));
    const [one, two] = [
      await openCustomerPage(server, partner, south.customerId),
      await openCustomerPage(server, partner, north.customerId),
    ];
    const added = unwrap(await one.material.add(GREETING));
    expect(unwrap(await one.material.list()).list).toMatchObject([{ name: '早安' }]);
    expect(unwrap(await two.material.list()).count).toBe(0);
    expect(unwrap(await partner.client.material.list()).count).toBe(0);
    expect(await two.material.remove(added.id)).toMatchObject({ code: CODE.notFound });
    expect(unwrap(await one.account.info())).toMatchObject({
      name: '城南店',
      email: '',
      role: 'vip',
      scopes: ['material:read', 'material:write'],
    });
    expect(await one.openApi.credentials()).toMatchObject({ code: CODE.scopeNeeded });
  });

  it('may ask again, also at the same moment, and gets the same account under its present name', async () => {
    const partner = await signUpPartnerOfCustomers(server);
    const calls = Array.from({ length: 5 }, () => partner.openApi.addCustomer(south));
    const [first, ...again] = (await Promise.all(calls)).map((answer) => unwrap(answer));
    expect(again).toEqual(Array(4).fill(first));
    expect(await rowsOf(partner.userId)).toHaveLength(1);
    const renamed = { ...south, name: '城南旗舰店' };
    expect(unwrap(await partner.openApi.addCustomer(renamed))).toEqual(first);
    const page = await openCustomerPage(server, partner, south.customerId);
    expect(unwrap(await page.account.info()).name).toBe('城南旗舰店');
  });

  it("connects a customer's robot by the keys of the account", async () => {
    const partner = await signUpPartnerOfCustomers(server);
    const keys = unwrap(await partner.openApi.addCustomer(south));
    const page = await openCustomerPage(server, partner, south.customerId, ['contact:read']);
    const { userId } = unwrap(await page.account.info());
    const robot = robotOf(server, () => Promise.resolve({ ...keys, userId }));
    await robot.post('/wechat/info', { robotId: 'wxid_south', name: '小南' });
    await robot.post('/wechat/room', { room: [{ wxid: 'r1', topic: '店员群' }] });
    expect(unwrap(await page.group.all())).toMatchObject([{ topic: '店员群' }]);
    expect(unwrap(await partner.client.group.all())).toEqual([]);
  });

  it('is refused beyond the number that the operator allowed, and keeps those it has', async () => {
    const partner = await signUpPartnerOfCustomers(server, 1);
    unwrap(await partner.openApi.addCustomer(south));
    expect(await partner.openApi.addCustomer(north)).toMatchObject({
      code: CODE.invalidValue,
      data: { rule: 'cap.customers' },
    });
    expect(await rowsOf(partner.userId)).toHaveLength(1);
    expect(await partner.openApi.addCustomer(south)).toMatchObject({ ok: true });
  });

  it('shares its membership with its customers, from its start to its end', async () => {
    const partner = await signUpPartnerOfCustomers(server);
    unwrap(await partner.openApi.addCustomer(south));
    const page = await openCustomerPage(server, partner, south.customerId);
    const memberships = membershipRepository(server.db);
    await memberships.grant(partner.userId, new Date('2099-12-31T00:00:00Z'));
    expect(unwrap(await page.account.info()).memberUntil).toBe('2099-12-31T00:00:00.000Z');
    await memberships.revoke(partner.userId);
    expect(await page.material.list()).toMatchObject({ code: CODE.membershipNeeded });
    await memberships.extend(partner.userId, 1);
    expect(await page.material.list()).toMatchObject({ ok: true });
  });
});

describe('A key', () => {
  it('makes no account unless the operator allowed it, nor opens the session of a customer', async () => {
    const { openApi, userId } = await signUpPartner(server);
    const refusal = { code: CODE.customRightNeeded };
    expect(await openApi.addCustomer(south)).toMatchObject(refusal);
    expect(await openApi.openSession(['send'], south)).toMatchObject(refusal);
    expect(await rowsOf(userId)).toEqual([]);
    expect(await openApi.openSession(['send'])).toMatchObject({ ok: true });
  });

  it('never reaches an account that it did not make, by whatever id', async () => {
    const [partner, stranger] = [
      await signUpPartnerOfCustomers(server),
      await signUpPartnerOfCustomers(server),
    ];
    unwrap(await partner.openApi.addCustomer(south));
    const [made] = await rowsOf(partner.userId);
    const ids = [south.customerId, made?.accountId ?? '', partner.userId, partner.email];
    for (const customerId of ids) {
      expect(await stranger.openApi.openSession(['send'], { customerId })).toMatchObject({
        code: CODE.notFound,
      });
    }
    const namesake = unwrap(await stranger.openApi.addCustomer(south));
    expect(await rowsOf(stranger.userId)).not.toMatchObject([{ accountId: made?.accountId }]);
    const own = unwrap(await partner.openApi.addCustomer(south));
    expect(namesake.apiKey).not.toBe(own.apiKey);
  });

  it('of a customer makes no customers, and opens sessions of its own account alone', async () => {
    const partner = await signUpPartnerOfCustomers(server);
    const keys = unwrap(await partner.openApi.addCustomer(south));
    const openApi = createOpenApiClient({ baseUrl: server.url, ...keys });
    expect(await openApi.addCustomer(north)).toMatchObject({ code: CODE.customRightNeeded });
    expect(await openApi.openSession(['send'], south)).toMatchObject({
      code: CODE.customRightNeeded,
    });
    expect(await openApi.openSession(['send'])).toMatchObject({ ok: true });
  });

  it('that is replaced ends the sessions and keys of its customers, whose accounts go on', async () => {
    const partner = await signUpPartnerOfCustomers(server);
    const before = unwrap(await partner.openApi.addCustomer(south));
    const page = await openCustomerPage(server, partner, south.customerId);
    const keys = unwrap(await partner.client.openApi.resetCredentials());
    expect(await page.account.info()).toMatchObject({ code: CODE.revokedToken });
    const openApi = createOpenApiClient({ baseUrl: server.url, ...keys });
    const after = unwrap(await openApi.addCustomer(south));
    expect(after.apiSecret).not.toBe(before.apiSecret);
    expect(await rowsOf(partner.userId)).toHaveLength(1);
    const next = await openCustomerPage(server, { openApi }, south.customerId);
    expect(unwrap(await next.account.info()).name).toBe('城南店');
  });

  it("of an account whose password changes keeps no session, a customer's neither", async () => {
    const partner = await signUpPartnerOfCustomers(server);
    unwrap(await partner.openApi.addCustomer(south));
    const page = await openCustomerPage(server, partner, south.customerId);
    const { password: oldPassword } = partner;
    const password = 'another long passphrase';
    unwrap(await partner.client.account.changePassword({ oldPassword, password }));
    expect(await page.account.info()).toMatchObject({ code: CODE.revokedToken });
  });
});

describe('The account of a customer', () => {
  it('has no address that mail reaches, and gets none about its robot', async () => {
    const partner = await signUpPartnerOfCustomers(server);
    unwrap(await partner.openApi.addCustomer(south));
    const [made] = await rowsOf(partner.userId);
    const [account] = await server.db
      .select()
      .from(users)
      .where(eq(users.id, made?.accountId ?? ''));
    expect(account?.email).toMatch(/@customer\.invalid$/);
    expect(account).toMatchObject({ offlineMail: false, customerCap: 0 });
  });
});
