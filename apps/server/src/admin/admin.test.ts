import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { lockFolder } from '../database/folder-lock';
import { openDatabase } from '../database/open-database';
import { inviteCodes, users } from '../database/schema';
import { signUp, startBackend, useServer } from '../testing/test-server';
import { operate } from './admin.fixtures';
import { runAdmin } from './cli';
import { inviteCommands } from './invite.commands';
import { openCustomerPage, signUpPartner } from '../resources/open-api/open-api.fixtures';
import { partnerCommands } from './partner.commands';
import { planCommands } from './plan.commands';

const server = useServer({}, startBackend);
const DAY_MS = 86_400_000;

describe('An operator', () => {
  it('lists accounts by a word in e-mail or name', async () => {
    const { email } = await signUp(server, '王小明');
    await signUp(server, '另一位');
    expect((await operate(server, 'user', 'list')).split('\n')).toHaveLength(3);
    const found = await operate(server, 'user', 'list', '小明');
    expect(found).toContain(email);
    expect(found).not.toContain('另一位');
    expect(found).not.toContain('$argon2id');
  });

  it('grants and takes a membership, for a lifetime, for months or until a day', async () => {
    const { client, email, robot } = await signUp(server);
    const listener = await robot.listen();
    const grant = (...until: string[]) => operate(server, 'user', 'grant-vip', email, ...until);
    expect(await operate(server, 'user', 'grant-vip', email.toUpperCase())).toContain('lifetime');
    expect(unwrap(await client.account.info())).toMatchObject({ role: 'vip', memberUntil: null });
    await operate(server, 'user', 'revoke-vip', email);
    expect(unwrap(await client.account.info()).role).toBe('user');
    await grant('--months', '2');
    const until = Date.parse(unwrap(await client.account.info()).memberUntil ?? '');
    expect((until - Date.now()) / DAY_MS).toBeGreaterThan(58);
    await grant('--until', '2099-12-31');
    expect(unwrap(await client.account.info()).memberUntil).toBe('2099-12-31T15:59:59.000Z');
    await server.services.membership.announce();
    expect((await listener.next())?.message).toMatchObject({ event: 'updateConfig' });
    await listener.close();
  });

  it.each([
    ['--months', '0'],
    ['--months', '1.5'],
    ['--until', '2020-01-01'],
    ['--until', '2099-02-31'],
    ['--until', 'soon'],
  ])('is refused %s %s with the reason', async (option, value) => {
    const { email } = await signUp(server);
    const granting = operate(server, 'user', 'grant-vip', email, option, value);
    await expect(granting).rejects.toThrow(option);
    const revoking = operate(server, 'user', 'revoke-vip', 'nobody@x.cn');
    await expect(revoking).rejects.toThrow('nobody@x.cn');
  });

  it('sets custom routes that exist', async () => {
    const { client, email } = await signUp(server);
    const set = (...routes: string[]) =>
      operate(server, 'user', 'set-custom-routes', email, ...routes);
    await set('gptChat', 'gptChat', 'roomReply');
    expect(unwrap(await client.account.info()).customRole.router).toEqual(['gptChat', 'roomReply']);
    await expect(set('everything')).rejects.toThrow('gptChat');
    await set();
    expect(unwrap(await client.account.info()).customRole.router).toEqual([]);
  });

  it('resets a password and activates an account', async () => {
    const { client, email } = await signUp(server);
    const shown = await operate(server, 'user', 'reset-password', email);
    const password = shown.split(' ').at(-1) ?? '';
    expect(await client.account.info()).toMatchObject({ code: CODE.revokedToken });
    const visitor = createChatdeckClient({ baseUrl: server.url });
    expect(await visitor.account.login({ email, password })).toMatchObject({ ok: true });
    await operate(server, 'user', 'activate', email);
    const [row] = await server.db.select().from(users).where(eq(users.email, email));
    expect(row?.activatedAt).not.toBeNull();
  });

  it('sets prices, which the next order costs', async () => {
    const { client } = await signUp(server);
    const plan = planCommands(server.services.operator.everybody);
    expect(await plan.set('qvip', '45.5', true)).toMatch(/qvip +45\.50 CNY +3 months +yes/);
    await plan.set('avip', '1', false);
    const { list } = unwrap(await client.order.plans());
    expect(list.map(({ kind, price }) => [kind, price])).toEqual([
      ['mvip', 1_900],
      ['qvip', 4_550],
      ['yvip', 16_800],
    ]);
    for (const price of ['0', '-1', '1e9', '19.999', 'free']) {
      await expect(plan.set('mvip', price, true)).rejects.toThrow('A price is');
    }
    await expect(plan.set('free', '1', true)).rejects.toThrow('mvip');
  });

  it('lets a key make accounts for customers, and takes that back with their sessions', async () => {
    const { openApi, email } = await signUpPartner(server);
    const customer = { customerId: 'shop-1', name: '城南店' };
    const commands = partnerCommands({ db: server.db, operator: server.services.operator });
    expect(await commands.allow(email.toUpperCase(), 2)).toContain('up to 2 customers');
    unwrap(await openApi.addCustomer(customer));
    const page = await openCustomerPage(server, { openApi }, 'shop-1');
    expect(await commands.list()).toMatch(new RegExp(`${email} +1 of 2$`));
    expect(await commands.revoke(email)).toContain('no customers any more; it has 1.');
    expect(await commands.list()).toMatch(new RegExp(`${email} +1 of 0$`));
    expect(await page.account.info()).toMatchObject({ code: CODE.revokedToken });
    expect(await openApi.openSession(['send'], customer)).toMatchObject({
      code: CODE.customRightNeeded,
    });
    for (const most of [0, 1.5, Number.NaN, 1e9]) {
      await expect(commands.allow(email, most)).rejects.toThrow('--customers');
    }
    await expect(commands.allow('nobody@x.cn', 1)).rejects.toThrow('nobody@x.cn');
  });

  it('makes invite codes and takes them back', async () => {
    const invite = inviteCommands(server.services.operator.everybody);
    expect(await invite.add(undefined, 1, '')).toMatch(/^Invite code: [0-9a-f]{12}$/);
    await invite.add('friends', 5, '读书会');
    expect(await invite.list()).toMatch(/friends +0 of 5 .*读书会/);
    await expect(invite.add('friends', 5, '')).rejects.toThrow('already');
    await expect(invite.add('two words', 5, '')).rejects.toThrow('letters');
    await invite.remove('friends');
    await expect(invite.remove('friends')).rejects.toThrow('no code');
    expect(await server.db.select().from(inviteCodes)).toHaveLength(1);
  });
});

describe('The command line', () => {
  const dataDir = join(inject('scratch'), 'admin');
  const settings = { dataDir, databaseUrl: undefined };

  it('makes no data where there is none', async () => {
    await expect(runAdmin(settings, ['user', 'list'])).rejects.toThrow('There is no data in');
  });

  it('runs a command, and says what to do while a server holds the folder', async () => {
    await (await openDatabase(settings)).close();
    expect(await runAdmin(settings, ['user', 'list'])).toContain('e-mail');
    expect(await runAdmin(settings, ['plan', 'set', 'mvip', '20', '--no-sold'])).toMatch(
      /mvip +20\.00 CNY +1 months +no/,
    );
    const unlock = await lockFolder(dataDir);
    await expect(runAdmin(settings, ['user', 'list'])).rejects.toThrow(
      'Stop it, run this again, and start it afterwards.',
    );
    await unlock();
  }, 60_000);

  it.each([[['nonsense']], [['user', 'explode']], [['user', 'revoke-vip']]])(
    'refuses %o',
    async (text) => {
      await expect(runAdmin(settings, text)).rejects.toThrow();
    },
  );
});
