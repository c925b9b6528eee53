import { unwrap } from '@chatdeck/sdk';
import { CODE, LOGIN_STATUS } from '@chatdeck/sdk/constants';
import { NEWS_CATEGORIES } from '@chatdeck/sdk/news';
import { describe, expect, it, vi } from 'vitest';
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
      onlineSince: null,
      timeZone: null,
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

  it('counts the lifetime of a code from when it was first shown, however often it is reported', async () => {
    const account = await signUp(server);
    const report = (code: string) =>
      account.robot.get('/wechat/qrcode', { qrUrl: `https://login.example/${code}`, qrStatus: 2 });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    await report('abc');
    vi.setSystemTime(Date.now() + 30_000);
    await report('abc');
    expect(await statusOf(account)).toMatchObject({ qrAgeMs: 30_000 });
    await report('def');
    expect(await statusOf(account)).toMatchObject({ qrAgeMs: 0 });
    vi.useRealTimers();
  });

  it('is doubled while two robots are connected for longer than one needs to take the place of the other', async () => {
    const account = await signUp(server);
    const [one, other] = [await account.robot.listen(), await account.robot.listen()];
    const events = account.client.event.listen()[Symbol.asyncIterator]();
    await events.next();
    /** What the status says after an event that a heartbeat raises. */
    const announced = async () => {
      await account.robot.get('/wechat/heart', { heartBeat: 'live' });
      await events.next();
      return (await statusOf(account)).isDoubled;
    };
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    expect(await statusOf(account)).not.toHaveProperty('isDoubled');
    vi.setSystemTime(Date.now() + 121_000);
    expect(await announced()).toBe(true);
    await other.close();
    await vi.waitFor(async () => expect(await statusOf(account)).not.toHaveProperty('isDoubled'));
    expect(await announced()).toBeUndefined();
    await one.close();
    vi.useRealTimers();
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

  it('knows the clock of the robot from its heartbeat, until one says nothing of it', async () => {
    const account = await signUp(server);
    const beat = (headers: Record<string, string>, heartBeat = 'live') =>
      account.robot.get('/wechat/heart', { heartBeat }, headers);
    const events = account.client.event.listen()[Symbol.asyncIterator]();
    await events.next();

    await beat({ 'robot-time-zone': 'America/New_York -05:00' });
    expect((await events.next()).value).toMatchObject({ type: 'robot' });
    await beat({ 'robot-time-zone': 'Asia/Shanghai +08:00' }, 'dead');
    expect(await statusOf(account)).toMatchObject({
      timeZone: { name: 'America/New_York', offsetMinutes: -300 },
    });
    await beat({ 'robot-time-zone': '<script> +25:00' });
    expect(await statusOf(account)).toMatchObject({ timeZone: null });
    await events.return?.(undefined);
  });

  it('keeps the heartbeats of robots apart that come in one moment', async () => {
    const zones = ['America/New_York -05:00', 'Asia/Shanghai +08:00', undefined];
    const accounts = await Promise.all(zones.map(() => signUp(server)));
    const [first] = accounts;
    const beat = ({ robot }: TestAccount, zone: string | undefined) =>
      robot.get('/wechat/heart', { heartBeat: 'live' }, zone ? { 'robot-time-zone': zone } : {});
    const listener = await first?.robot.listen();
    await Promise.all(accounts.map((account, at) => beat(account, zones[at])));
    const statuses = await Promise.all(accounts.map(statusOf));
    expect(statuses.map(({ timeZone }) => timeZone?.name)).toEqual([
      'America/New_York',
      'Asia/Shanghai',
      undefined,
    ]);
    expect(statuses.map(({ lastHeartbeat }) => typeof lastHeartbeat)).toEqual(
      zones.map(() => 'string'),
    );
    const since = statuses[0]?.onlineSince;
    await Promise.all(accounts.map((account) => beat(account, 'Europe/Paris +01:00')));
    const [later] = await Promise.all(accounts.map(statusOf));
    expect(later).toMatchObject({ onlineSince: since, timeZone: { name: 'Europe/Paris' } });
    await listener?.close();
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

describe('A login code', () => {
  it('is stored for the robot, which is notified to enter it and clears it afterwards', async () => {
    const { client, robot } = await signUp(server);
    const listener = await robot.listen();
    unwrap(await client.robot.setVerifyCode(' 482913 '));
    expect((await listener.next())?.message).toEqual({ target: 'verifyCode' });
    expect((await robot.get('/worker/verifycode')).data).toEqual({ code: '482913' });
    await robot.get('/worker/clearverifycode');
    expect((await robot.get('/worker/verifycode')).data).toEqual({ code: '' });
    expect(await client.robot.setVerifyCode(' ')).toMatchObject({ code: CODE.missingValue });
    await listener.close();
  });
});

describe('The chat records on the robot', () => {
  it('are cleared when the robot listens', async () => {
    const { client, robot, userId } = await signUp(server);
    expect(await client.robot.clearRecords()).toMatchObject({ code: CODE.robotOffline });
    const listener = await robot.listen();
    unwrap(await client.robot.clearRecords());
    expect(await listener.next()).toEqual({
      topic: `aibotk/${userId}/history`,
      message: { event: 'clear' },
    });
    await listener.close();
  });
});

describe('The news categories', () => {
  it('are the ones of the robot', async () => {
    const { client } = await signUp(server);
    const channels = unwrap(await client.schedule.newsChannels());
    expect(channels).toHaveLength(NEWS_CATEGORIES.length);
    expect(channels[0]).toEqual({ colid: 5, name: '社会新闻' });
  });
});
