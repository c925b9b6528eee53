import { createOpenApiClient, unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { operate } from '../../admin/admin.fixtures';
import { mailsTo, tokenTo } from '../../testing/mailbox';
import { robotOf } from '../../testing/test-robot';
import { call, signUp, useServer, type TestAccount } from '../../testing/test-server';
import { boundPhones, scanCodes, users } from '../../database/schema';
import { openCustomerPage } from '../open-api/open-api.fixtures';
import { askReset, NEW_PASSWORD, signUpActivated, visitorOf } from './account.fixtures';
import { newKeyPair } from '../open-api/open-api.repository';
import { openApiKeyRepository } from '../open-api-key/open-api-key.repository';
import { createSessions } from './sessions';
import { sessionRepository } from './session.repository';

const server = useServer();
const EVERY_WAY = [
  'session',
  'key',
  'partner',
  'customer',
  'customerKey',
  'furtherKey',
  'phone',
  'code',
];
const ELSEWHERE = '203.0.113.9';

/** Everything that gives access to an account without its password. */
async function waysInto({ userId, client, robot }: TestAccount) {
  await server.db.insert(boundPhones).values({ userId, phoneHash: `phone of ${userId}` });
  await server.db.insert(scanCodes).values({
    codeHash: `code of ${userId}`,
    ticketHash: `ticket of ${userId}`,
    purpose: 'login',
    userId,
    state: 'confirmed',
    ip: '',
    expiresAt: new Date(Date.now() + 60_000),
  });
  const keys = await robot.keys();
  const { apiKey } = keys;
  const further = newKeyPair();
  await openApiKeyRepository(server.db).add(
    { userId, name: 'x', scopes: ['session', 'send'], ...further },
    1,
  );
  const { token } = await server.services.openApi.openSession(userId, ['send']);
  await server.db.update(users).set({ customerCap: 1 }).where(eq(users.id, userId));
  const openApi = createOpenApiClient({ baseUrl: server.url, ...keys });
  const customer = unwrap(await openApi.addCustomer({ customerId: 'shop-1', name: '城南店' }));
  const customerPage = await openCustomerPage(server, { openApi }, 'shop-1');
  const customerRobot = robotOf(server, () => Promise.resolve({ ...customer, userId: '' }));
  const count = async (table: typeof boundPhones | typeof scanCodes) =>
    server.db.$count(table, eq(table.userId, userId));
  return {
    async open() {
      const ways = {
        session: (await client.account.info()).ok,
        key: (await robot.get('/wechat/heart', { heartBeat: 'live' })).code === 200,
        partner: (await call(server, 'GET', '/v1/api/ws/jobs', { token })).code === CODE.success,
        customer: (await customerPage.account.info()).ok,
        customerKey: (await customerRobot.get('/wechat/heart', { heartBeat: 'live' })).code === 200,
        furtherKey: (
          await createOpenApiClient({ baseUrl: server.url, ...further }).openSession(['send'])
        ).ok,
        phone: (await count(boundPhones)) > 0,
        code: (await count(scanCodes)) > 0,
      };
      return Object.entries(ways).flatMap(([way, isOpen]) => (isOpen ? [way] : []));
    },
    hasOldKey: async () => (await server.services.openApi.credentials(userId)).apiKey === apiKey,
  };
}

const member = async (account: TestAccount) => {
  await server.db.update(users).set({ role: 'vip' }).where(eq(users.id, account.userId));
  return account;
};

describe('A reset of the password', () => {
  it('ends every way in, and tells the owner of the new keys', async () => {
    const account = await member(await signUpActivated(server));
    const ways = await waysInto(account);
    expect(await ways.open()).toEqual(EVERY_WAY);
    const token = await askReset(server, account.email);
    unwrap(await visitorOf(server).account.resetPassword({ token, password: NEW_PASSWORD }));
    expect(await ways.open()).toEqual([]);
    expect(await ways.hasOldKey()).toBe(false);
    expect((await mailsTo(server, account.email)).at(-1)?.text).toContain('密钥');
    const { services } = server;
    const { list } = await services.site.messages(account.userId, {}, 'en');
    expect(list[0]?.title).toBe('The key was replaced');
  });

  it('by the operator ends them too', async () => {
    const account = await member(await signUpActivated(server));
    const ways = await waysInto(account);
    await operate(server, 'user', 'reset-password', account.email);
    expect(await ways.open()).toEqual([]);
  });
});

describe('An account that was made with the address of somebody else', () => {
  const activate = async (account: TestAccount, ip?: string, headers?: Record<string, string>) => {
    const token = await tokenTo(server, account.email);
    return call(server, 'GET', `/v1/api/auth_email?token=${token}`, { ...(ip && { ip }), headers });
  };
  const logsIn = async ({ email, password }: TestAccount) =>
    (await visitorOf(server).account.login({ email, password })).ok;

  it('holds nothing once the owner of the address activates it elsewhere', async () => {
    const account = await member(await signUp(server));
    const ways = await waysInto(account);
    const link = `/v1/api/auth_email?token=${await tokenTo(server, account.email)}`;
    expect(await activate(account, ELSEWHERE)).toMatchObject({ data: { email: account.email } });
    expect(await ways.open()).toEqual([]);
    expect(await logsIn(account)).toBe(false);

    await server.services.postman.settled();
    const token = await tokenTo(server, account.email);
    unwrap(await visitorOf(server).account.resetPassword({ token, password: NEW_PASSWORD }));
    expect(await logsIn({ ...account, password: NEW_PASSWORD })).toBe(true);
    expect(await call(server, 'GET', link)).toMatchObject({ code: CODE.wrongCode });
  });

  it.each([
    ['where it was made', undefined, () => ({})],
    ['with its session', ELSEWHERE, ({ token }: TestAccount) => ({ authorization: token })],
  ])('keeps all when it is activated %s', async (_, ip, headers) => {
    const account = await member(await signUp(server));
    const ways = await waysInto(account);
    await activate(account, ip, headers(account));
    expect(await ways.open()).toEqual(EVERY_WAY);
    expect(await logsIn(account)).toBe(true);
    expect(unwrap(await account.client.account.info()).isActivated).toBe(true);
  });
});

describe('A login that began with the old password', () => {
  it('opens no session once the password was changed', async () => {
    const { userId } = await signUp(server);
    const [row] = await server.db.select().from(users).where(eq(users.id, userId));
    const noNotifications = {
      accountChanged: () => Promise.resolve(),
      recordsChanged: () => Promise.resolve(),
    };
    const sessions = createSessions(sessionRepository(server.db), noNotifications);
    const old = row?.passwordHash ?? '';
    expect(await sessions.open(userId, old)).toEqual(expect.any(String));
    await server.db.update(users).set({ passwordHash: 'another' }).where(eq(users.id, userId));
    expect(await sessions.open(userId, old)).toBeUndefined();
  });

  it('does not survive a change that comes at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { email, password, client, token } = await signUp(server);
      const logins = Array.from({ length: 5 }, () =>
        visitorOf(server).account.login({ email, password }),
      );
      const changed = client.account.changePassword({
        oldPassword: password,
        password: NEW_PASSWORD,
      });
      const tokens = (await Promise.all(logins)).flatMap((login) =>
        login.ok ? [login.data.token] : [],
      );
      unwrap(await changed);
      for (const other of tokens) {
        expect(
          await call(server, 'POST', '/v1/api/user/info', { token: other, body: {} }),
        ).toMatchObject({
          code: CODE.revokedToken,
        });
      }
      expect(await call(server, 'POST', '/v1/api/user/info', { token, body: {} })).toMatchObject({
        code: CODE.success,
      });
    }
  });
});
