import { PGlite } from '@electric-sql/pglite';
import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { users } from '../database/schema';
import { signUpOperator } from '../resources/operator/operator.fixtures';
import { call, signUpMember, useServer, type TestAccount } from '../testing/test-server';

// A PostgreSQL server may be written by other instances, so there callers are read each time.
const server = useServer();

const CONFIG = '/v1/api/wechat/config';
const consoleCode = async ({ token }: TestAccount) =>
  (await call(server, 'GET', CONFIG, { token })).code;
const robotCode = async ({ robot }: TestAccount) => (await robot.get('/wechat/config')).code;

/** An account whose console and robot have just been let in, twice. */
async function letIn() {
  const account = await signUpMember(server);
  for (let time = 0; time < 2; time += 1) {
    expect(await consoleCode(account)).toBe(CODE.success);
    expect(await robotCode(account)).toBe(200);
  }
  return account;
}

describe('Who was just let in', () => {
  it('is refused at once when its session has ended', async () => {
    const account = await letIn();
    unwrap(await account.client.account.logout());
    expect(await consoleCode(account)).toBe(CODE.revokedToken);
  });

  it('is refused at once when its keys were made anew', async () => {
    const account = await letIn();
    const old = await account.robot.keys();
    unwrap(await account.client.openApi.resetCredentials());
    expect(await account.robot.keys()).toBe(old);
    expect(await robotCode(account)).toBe(CODE.invalidToken);
  });

  it('is refused at once when it was blocked', async () => {
    const account = await letIn();
    const { client: operator } = await signUpOperator(server);
    unwrap(await operator.operator.block(account.userId));
    expect(await robotCode(account)).toBe(CODE.invalidToken);
    expect(await consoleCode(account)).not.toBe(CODE.success);
  });

  it('is refused at once when it is to be deleted', async () => {
    const account = await letIn();
    unwrap(await account.client.accountData.askDeletion({ password: account.password }));
    expect(await robotCode(account)).toBe(CODE.invalidToken);
    expect(await consoleCode(account)).not.toBe(CODE.success);
  });

  it('has at once the rights that it was given or lost, whoever changed them', async () => {
    const account = await letIn();
    const role = async () => unwrap(await account.client.account.info()).role;
    expect(await role()).toBe('vip');
    await server.db.update(users).set({ role: 'user' }).where(eq(users.id, account.userId));
    expect(await role()).toBe('user');
  });

  it('loses its membership when that ends, though nothing is written then', async () => {
    const account = await letIn();
    const until = new Date(Date.now() + 3_600_000);
    await server.db.update(users).set({ memberUntil: until }).where(eq(users.id, account.userId));
    const role = async () => unwrap(await account.client.account.info()).role;
    expect(await role()).toBe('vip');
    vi.setSystemTime(until.getTime() + 1);
    try {
      expect(await role()).toBe('user');
    } finally {
      vi.useRealTimers();
    }
  });

  it('costs no statement of a console, and of a robot the one that notes its signature', async () => {
    const account = await letIn();
    const client: unknown = Reflect.get(server.db, '$client');
    if (!(client instanceof PGlite)) throw new Error('The database is not embedded');
    const query = vi.spyOn(client, 'query');
    const made = () => query.mock.calls.splice(0).map(([text]) => text.split(' ', 3).join(' '));
    try {
      await consoleCode(account);
      expect(made()).toEqual([]);
      await robotCode(account);
      expect(made()).toEqual(['insert into "used_signatures"']);
    } finally {
      query.mockRestore();
    }
  });
});
