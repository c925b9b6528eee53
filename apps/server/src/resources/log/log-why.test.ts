import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { loggedMessage, loggedSetup, ruleIdOf } from '@chatdeck/sdk/rules';
import { simulate } from '@chatdeck/sdk/simulate';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { logSetups } from '../../database/schema';
import { signUpMember, useServer, type TestAccount } from '../../testing/test-server';
import { ownPrivate, privately, recordedRobot } from './log.fixtures';

const server = useServer();

const rule = {
  keywords: ['几点'],
  reg: 1,
  needAt: 0,
  scope: 'all',
  replys: [{ type: 1, content: '十点' }],
};

const save = async ({ client }: TestAccount, config: object) => {
  const { version } = unwrap(await client.robot.config.load());
  unwrap(await client.robot.config.save({ config: JSON.stringify(config), baseVersion: version }));
};

const messagesOf = async ({ client }: TestAccount, conversationId = 'room-1') =>
  unwrap(await client.log.messages({ conversationId })).list;

describe('Why the robot answered', () => {
  it('is found with what it ran with at that time, whatever was saved since', async () => {
    const account = await signUpMember(server);
    const { client, robot } = account;
    await save(account, { replyKeywords: [rule], gpttoken: 'sk-secret', botScope: 'all' });
    await robot.get('/wechat/config');
    const say = await recordedRobot(server, account);
    await say({ content: '几点开门' });
    await save(account, { replyKeywords: [] });
    const [message] = await messagesOf(account);
    if (!message?.revision) throw new Error('The message has no revision');
    const revision = unwrap(await client.log.revision(message.revision));
    expect(revision.config).not.toContain('sk-secret');
    expect(revision.config).not.toContain('/open/v1/api/log/');
    const chat = { conversationId: 'room-1', name: '读书会', isRoom: true };
    const asked = loggedMessage(message, chat);
    if (!asked) throw new Error('The message cannot be simulated');
    const { outcome, sends, trace } = simulate(loggedSetup(revision, message), asked);
    expect(outcome).toBe('answered');
    expect(sends[0]?.message.content).toBe('十点');
    expect(trace.find(({ verdict }) => verdict === 'answered')).toMatchObject({
      id: 'reply',
      rule: { list: 'replyKeywords', index: 0 },
    });
  });

  it('is counted for each rule', async () => {
    const account = await signUpMember(server);
    await save(account, { replyKeywords: [rule] });
    const say = await recordedRobot(server, account);
    await say({ content: '几点开门' });
    await say({ content: '几点关门' });
    await say({ content: '谢谢' });
    const hits = async () => unwrap(await account.client.log.hits());
    await expect.poll(async () => (await hits()).list[0]?.days30).toBe(2);
    expect(await hits()).toMatchObject({
      open: true,
      list: [{ list: 'replyKeywords', ruleId: ruleIdOf(rule), days7: 2 }],
    });
  });

  it('is stored once for messages between which nothing changed', async () => {
    const account = await signUpMember(server);
    const say = await recordedRobot(server, account);
    await say({ content: '一' });
    await say({ content: '二' });
    const revisions = (await messagesOf(account)).map(({ revision }) => revision);
    expect(new Set(revisions).size).toBe(1);
    expect(await server.db.$count(logSetups, eq(logSetups.userId, account.userId))).toBe(1);
  });

  it('names the friend that the robot answered, which the robot does not report', async () => {
    const account = await signUpMember(server);
    await save(account, { replyKeywords: [rule] });
    const say = await recordedRobot(server, account);
    await say({ ...privately, content: '几点开门' });
    await expect
      .poll(async () => unwrap(await account.client.log.hits()).list.length)
      .toBeGreaterThan(0);
    await say({ ...ownPrivate, content: '十点' });
    await say({ ...ownPrivate, content: '早上好，今天有雨' });
    expect((await messagesOf(account, 'wxid-1')).map(({ text }) => text)).toEqual([
      '十点',
      '几点开门',
    ]);
    expect((await messagesOf(account, 'robot')).map(({ text }) => text)).toEqual([
      '早上好，今天有雨',
    ]);
  });

  it("is nobody else's to read", async () => {
    const [account, other] = [await signUpMember(server), await signUpMember(server)];
    await (
      await recordedRobot(server, account)
    )({ content: '你好' });
    const [message] = await messagesOf(account);
    expect(await other.client.log.revision(message?.revision ?? '')).toMatchObject({
      code: CODE.notFound,
    });
    expect(await messagesOf(other)).toEqual([]);
  });
});
