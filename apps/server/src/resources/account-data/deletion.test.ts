import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { CODE, DELETION_GRACE_DAYS } from '@chatdeck/sdk/constants';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../database/database';
import { brokerPassword } from '../../broker/access';
import { mailsTo } from '../../testing/mailbox';
import {
  signUp,
  signUpMember,
  startBackend,
  useServer,
  type TestAccount,
} from '../../testing/test-server';
import { signUpActivated, visitorOf } from '../account/account.fixtures';
import { signUpTwoFactor } from '../two-factor/two-factor.fixtures';
import { signUpFilled } from './account-data.fixtures';
import { deletionRepository } from './deletion.repository';

const server = useServer({}, startBackend);
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

const ask = ({ client, password }: TestAccount) => client.accountData.askDeletion({ password });
const loggedIn = async ({ email, password }: TestAccount) => {
  const { token } = unwrap(await visitorOf(server).account.login({ email, password }));
  return createChatdeckClient({ baseUrl: server.url, auth: { getToken: () => token } });
};

describe('Asking for the deletion of an account', () => {
  it('closes it for fourteen days, and says so at every login', async () => {
    const account = await signUpMember(server);
    const other = await loggedIn(account);
    const { deletionAt } = unwrap(await ask(account));
    const days = (Date.parse(deletionAt) - Date.now()) / DAY_MS;
    expect(days).toBeCloseTo(DELETION_GRACE_DAYS, 2);
    expect(await other.account.info()).toMatchObject({ code: CODE.revokedToken });
    expect(unwrap(await account.client.account.info()).deletionAt).toBe(deletionAt);
    const later = await loggedIn(account);
    expect(unwrap(await later.account.info()).deletionAt).toBe(deletionAt);
    for (const refused of [
      later.material.list({}),
      later.openApi.credentials(),
      later.robot.status(),
      ask(account),
    ]) {
      expect(await refused).toMatchObject({ code: CODE.accountClosing });
    }
    unwrap(await later.accountData.exportAll());
  });

  it('needs the password, and a code where two-factor login is on', async () => {
    const account = await signUpTwoFactor(server);
    const { client, password } = account;
    expect(await client.accountData.askDeletion({ password: 'not it' })).toMatchObject({
      code: CODE.wrongCredentials,
    });
    expect(await client.accountData.askDeletion({ password })).toMatchObject({
      code: CODE.missingValue,
      data: { issues: [{ path: 'code' }] },
    });
    expect(await client.accountData.askDeletion({ password, code: '000000' })).toMatchObject({
      code: CODE.wrongCode,
    });
    expect(unwrap(await client.account.info()).deletionAt).toBeUndefined();
    unwrap(await client.accountData.askDeletion({ password, code: account.code() }));
  });

  it('cuts the robot off, and refuses its calls and its connection', async () => {
    const account = await signUpMember(server);
    const keys = await account.robot.keys();
    const listener = await account.robot.listen();
    const closed = new Promise<void>((resolve) => listener.client.once('close', () => resolve()));
    unwrap(await ask(account));
    await closed;
    await listener.close();
    expect((await account.robot.get('/ws/mqtt/config')).code).not.toBe(0);
    expect(await server.services.secretOf(account.userId)).toBeUndefined();
    expect(brokerPassword(keys.apiSecret)).toBeTruthy();
  });

  it('sends nothing any more that was waiting to be sent', async () => {
    const account = await signUpFilled(server);
    await server.db.execute(
      sql`update send_targets set state = 'queued' where user_id = ${account.userId}`,
    );
    unwrap(await ask(account));
    const states = rowsOf(
      await server.db.execute(
        sql`select distinct state from send_targets where user_id = ${account.userId}`,
      ),
    );
    expect(states).toEqual([{ state: 'cancelled' }]);
  });

  it('is mailed to the owner with the day and the way back', async () => {
    const account = await signUpActivated(server);
    unwrap(await ask(account));
    const mail = (await mailsTo(server, account.email)).at(-1);
    expect(mail?.subject).toContain('你的账号将被注销');
    expect(mail?.link).toContain('/login');
    expect(mail?.text).toMatch(/\d{4}年\d{1,2}月\d{1,2}日/);
  });
});

describe('Keeping an account', () => {
  it('opens it again with everything that it had', async () => {
    const account = await signUpMember(server);
    unwrap(await account.client.material.add({ type: 1, name: 'still here', content: 'x' }));
    unwrap(await ask(account));
    const later = await loggedIn(account);
    unwrap(await later.accountData.keep());
    expect(unwrap(await later.account.info()).deletionAt).toBeUndefined();
    expect(JSON.stringify(unwrap(await later.material.list({})))).toContain('still here');
    expect((await account.robot.get('/ws/mqtt/config')).code).toBe(200);
    await server.services.deletion.sweep(inDays(DELETION_GRACE_DAYS + 1));
    expect(unwrap(await later.account.info()).userId).toBe(account.userId);
    expect((await mailsTo(server, account.email)).at(-1)?.subject).toContain('你的账号已保留');
    expect(await later.accountData.keep()).toMatchObject({ code: CODE.notFound });
  });

  it('is too late once the day has come', async () => {
    const account = await signUp(server);
    unwrap(await ask(account));
    expect(
      await deletionRepository(server.db).keep(account.userId, inDays(DELETION_GRACE_DAYS + 1)),
    ).toBe(false);
  });
});
