import { unwrap } from '@chatdeck/sdk';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { robots } from '../../database/schema';
import { mailsTo } from '../../testing/mailbox';
import { useServer, type TestAccount, type TestServer } from '../../testing/test-server';
import { signUpActivated } from '../account/account.fixtures';
import { timeAtRobot } from './offline-mail';

const server = useServer();
const MINUTE_MS = 60_000;

/** A logged-in robot whose last heartbeat was so many minutes ago. */
async function silentFor(minutes: number): Promise<TestAccount> {
  const account = await signUpActivated(server);
  await account.robot.get('/wechat/qrcode', { qrUrl: '', qrStatus: 4 });
  await account.robot.post('/wechat/info', { avatar: '', robotName: '小禾', robotId: 'wxid_1' });
  await account.robot.get('/wechat/heart', { heartBeat: 'live' });
  await letPass(server, account, minutes);
  return account;
}

/** A robot that still sends heartbeats and was logged out so many minutes ago. */
async function loggedOutFor(minutes: number): Promise<TestAccount> {
  const account = await silentFor(0);
  await account.robot.get('/wechat/qrcode', { qrUrl: 'qrcode', qrStatus: 6 });
  const loggedOutAt = new Date(Date.now() - minutes * MINUTE_MS);
  await server.services.db
    .update(robots)
    .set({ loggedOutAt })
    .where(eq(robots.userId, account.userId));
  return account;
}

async function letPass({ services }: TestServer, { userId }: TestAccount, minutes: number) {
  const heartbeatAt = new Date(Date.now() - minutes * MINUTE_MS);
  await services.db.update(robots).set({ heartbeatAt }).where(eq(robots.userId, userId));
}

/** The mails about robots that are offline, after an uptime of the server. */
async function mailsAbout(account: TestAccount, uptimeMs = 10 * MINUTE_MS) {
  await server.services.offlineMail.check(uptimeMs);
  const mails = await mailsTo(server, account.email);
  return mails.filter(({ subject }) => /掉线|退出登录|offline/.test(subject));
}

describe('The owner of a robot', () => {
  it('is mailed once when it has not responded for ten minutes, with its name and a link', async () => {
    const account = await silentFor(11);
    const [mail] = await mailsAbout(account);
    expect(mail?.subject).toContain('机器人掉线了');
    expect(mail?.text).toContain('小禾');
    expect(mail?.link).toContain('/dashboard/main');
    expect(await mailsAbout(account)).toHaveLength(1);
  });

  it('is mailed again when it came back and was lost again', async () => {
    const account = await silentFor(11);
    await mailsAbout(account);
    await server.services.db
      .update(robots)
      .set({ offlineMailAt: new Date(Date.now() - 20 * MINUTE_MS) })
      .where(eq(robots.userId, account.userId));
    expect(await mailsAbout(account)).toHaveLength(2);
  });

  it('is not mailed after a few minutes, nor about a robot that has long been gone', async () => {
    const [soon, gone] = [await silentFor(9), await silentFor(25 * 60)];
    for (const account of [soon, gone]) expect(await mailsAbout(account)).toEqual([]);
  });

  it('is mailed once when it has been logged out for ten minutes, though it still responds', async () => {
    const account = await loggedOutFor(11);
    const [mail] = await mailsAbout(account);
    expect(mail?.subject).toContain('机器人退出登录了');
    expect(mail?.text).toContain('小禾');
    expect(await mailsAbout(account)).toHaveLength(1);
  });

  it('is mailed when it waits for somebody to scan its code again', async () => {
    const account = await loggedOutFor(11);
    await account.robot.get('/wechat/qrcode', { qrUrl: 'https://login.example/1', qrStatus: 2 });
    expect(await mailsAbout(account)).toHaveLength(1);
  });

  it('is not mailed once it is logged in again, nor about a robot that never was', async () => {
    const back = await loggedOutFor(11);
    await back.robot.get('/wechat/qrcode', { qrUrl: '', qrStatus: 4 });
    const fresh = await signUpActivated(server);
    await fresh.robot.get('/wechat/qrcode', { qrUrl: 'https://login.example/2', qrStatus: 2 });
    await letPass(server, fresh, 11);
    for (const account of [back, fresh]) expect(await mailsAbout(account)).toEqual([]);
  });

  it('is not mailed about silence while the server was stopped or without its database', async () => {
    const account = await silentFor(20);
    expect(await mailsAbout(account, 9 * MINUTE_MS)).toEqual([]);
    expect(await mailsAbout(account)).toHaveLength(1);
  });

  it('is mailed at once about a logout before the server was stopped', async () => {
    expect(await mailsAbout(await loggedOutFor(11), 0)).toHaveLength(1);
  });

  it('is not mailed after switching that off', async () => {
    const account = await silentFor(11);
    unwrap(await account.client.account.changeNotices({ offlineMail: false }));
    expect(await mailsAbout(account)).toEqual([]);
  });
});

describe('The time in the mail', () => {
  const AT = new Date('2026-05-20T06:32:00Z');

  it('is the time at the robot', () => {
    const clock = { name: 'Asia/Shanghai', offsetMinutes: 480 };
    expect(timeAtRobot(AT, 'zh-CN', clock)).toBe('05/20 14:32');
  });

  it('is UTC, and says so, for a robot that does not report its clock', () => {
    expect(timeAtRobot(AT, 'en', null)).toBe('05/20, 06:32 (UTC)');
  });
});
