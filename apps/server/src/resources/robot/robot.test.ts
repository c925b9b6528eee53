import { unwrap } from '@chatdeck/sdk';
import { LOGIN_STATUS } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import { signUp, useServer, type TestAccount } from '../../testing/test-server';

const server = useServer();
const statusOf = async ({ client }: TestAccount) => unwrap(await client.robot.status());

describe('The status of the robot', () => {
  it('is blank before the robot was ever there', async () => {
    expect(await statusOf(await signUp(server))).toEqual({
      status: LOGIN_STATUS.blank,
      qrUrl: '',
      online: false,
      robotId: null,
      robotName: null,
      lastHeartbeat: null,
      friendCount: 0,
      roomCount: 0,
    });
  });

  it('follows the robot from the code to the login and out again', async () => {
    const account = await signUp(server);
    const report = (qrUrl: string, qrStatus: number) =>
      account.robot.get('/wechat/qrcode', { qrUrl, qrStatus });

    await report('https://login.example/abc', 2);
    expect(await statusOf(account)).toMatchObject({
      status: LOGIN_STATUS.scan,
      qrUrl: 'https://login.example/abc',
    });
    await report('', 4);
    expect(await statusOf(account)).toMatchObject({ status: LOGIN_STATUS.loggedIn, qrUrl: '' });
    await report('qrcode', 6);
    expect(await statusOf(account)).toMatchObject({ status: LOGIN_STATUS.loggedOut, qrUrl: '' });
  });

  it('knows the robot by name and hears its heart', async () => {
    const account = await signUp(server);
    await account.robot.post('/wechat/info', {
      avatar: '',
      robotName: '小助手',
      robotId: 'wxid_1',
    });
    await account.robot.get('/wechat/heart', { heartBeat: 'live' });
    const status = await statusOf(account);
    expect(status).toMatchObject({ robotId: 'wxid_1', robotName: '小助手' });
    expect(Date.parse(status.lastHeartbeat ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is online only while the robot listens, not while it is merely connected', async () => {
    const account = await signUp(server);
    const elsewhere = await account.robot.listen(`aibotk/${account.userId}/history`);
    expect(await statusOf(account)).toMatchObject({ online: false });
    const robot = await account.robot.listen();
    expect(await statusOf(account)).toMatchObject({ online: true });
    await robot.close();
    await elsewhere.close();
    await expect.poll(async () => (await statusOf(account)).online).toBe(false);
  });
});
