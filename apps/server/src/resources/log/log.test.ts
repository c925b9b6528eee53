import { unwrap, type LoggedDay } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { logMessages, logSetups } from '../../database/schema';
import { signUp, signUpMember, useServer, type TestAccount } from '../../testing/test-server';
import { logRepository } from './log.repository';
import { privately, recordedRobot, report, servedRecordOf } from './log.fixtures';

const server = useServer();

const messagesOf = async ({ client }: TestAccount, conversationId = 'room-1') =>
  unwrap(await client.log.messages({ conversationId })).list;

type Counts = Pick<LoggedDay, 'received' | 'answered' | 'sent'>;
const added = (one: Counts, other: Counts): Counts => ({
  received: one.received + other.received,
  answered: one.answered + other.answered,
  sent: one.sent + other.sent,
});

describe('The log', () => {
  it('is off until an account turns it on, and stores nothing then', async () => {
    const account = await signUpMember(server);
    const { client } = account;
    expect(unwrap(await client.log.settings())).toEqual({
      open: false,
      media: false,
      customUrl: '',
      isMember: true,
      lastAt: null,
      count: 0,
    });
    expect(await servedRecordOf(account)).toBeNull();
    const say = await recordedRobot(server, account);
    unwrap(await client.log.changeSettings({ open: false, media: false }));
    expect(await say({ content: '你好' })).toMatchObject({ code: 200 });
    expect(unwrap(await client.log.settings()).count).toBe(0);
    expect(await servedRecordOf(account)).toBeNull();
  });

  it('notifies the robot to reload its config when it is turned on', async () => {
    const { client, robot } = await signUpMember(server);
    const listener = await robot.listen();
    unwrap(await client.log.changeSettings({ open: true, media: false }));
    expect((await listener.next())?.message).toEqual({ target: 'system', event: 'updateConfig' });
    await listener.close();
  });

  it('shows what was written in each chat, newest first, and once each', async () => {
    const account = await signUpMember(server);
    const { client } = account;
    const say = await recordedRobot(server, account);
    const time = Math.floor(Date.now() / 1000) - 120;
    await say({ content: '你好', time, isMention: true });
    await say({ content: '你好', time, isMention: true });
    await say({ content: '在吗', ...privately });
    await say({ content: '欢迎', isMyself: true, chatId: 'robot', chatName: '小禾' });
    const { count, list } = unwrap(await client.log.conversations());
    expect(count).toBe(2);
    expect(list).toMatchObject([
      {
        conversationId: 'room-1',
        name: '读书会',
        isRoom: true,
        lastText: '欢迎',
        lastIsSelf: true,
      },
      { conversationId: 'wxid-1', name: '周明', isRoom: false, lastText: '在吗', count: 1 },
    ]);
    expect(unwrap(await client.log.conversations({ search: '读书' })).count).toBe(1);
    expect(await messagesOf(account)).toMatchObject([
      { isSelf: true, text: '欢迎', speaker: { name: '小禾' } },
      {
        isSelf: false,
        isMention: true,
        text: '你好',
        at: new Date(time * 1000).toISOString(),
        speaker: { id: 'wxid-1', name: '周明', alias: '老周', weixin: 'zhouming' },
      },
    ]);
    const [newest] = await messagesOf(account);
    const older = unwrap(
      await client.log.messages({ conversationId: 'room-1', before: newest?.id ?? '', limit: 1 }),
    );
    expect(older).toMatchObject({ list: [{ text: '你好' }], hasMore: false });
    const { list: days, hours } = unwrap(await client.log.daily());
    const none = { received: 0, answered: 0, sent: 0 };
    expect(days.reduce(added, none)).toEqual({ received: 2, answered: 1, sent: 1 });
    expect(days.at(-1)).toMatchObject(hours.reduce(added, none));
    expect(hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, at) => at));
  });

  it('stores the address of a picture only when media is turned on', async () => {
    const [without, with_] = [await signUpMember(server), await signUpMember(server)];
    const picture = { type: '图片', url: 'https://example.com/a.png' };
    await (
      await recordedRobot(server, without)
    )(picture);
    await (
      await recordedRobot(server, with_, true)
    )(picture);
    expect(await messagesOf(without)).toMatchObject([{ type: '图片', url: '' }]);
    expect(await messagesOf(with_)).toMatchObject([{ type: '图片', url: picture.url }]);
  });

  it.each([
    ['no time', { time: 'yesterday' }],
    ['no chat', { conversionId: '' }],
    ['a chat that is no text', { conversionId: { a: 1 } }],
    ['a kind that is too long', { type: 'x'.repeat(51) }],
  ])('refuses a message with %s', async (_, message) => {
    const account = await signUpMember(server);
    const say = await recordedRobot(server, account);
    expect(await say({ content: 'x', ...message })).toMatchObject({ code: CODE.invalidValue });
    expect(unwrap(await account.client.log.settings()).count).toBe(0);
  });

  it('takes a long text and a nasty one, and cuts what is too long', async () => {
    const account = await signUpMember(server);
    const say = await recordedRobot(server, account);
    await say({ content: `${'长'.repeat(9_000)}` });
    await say({ content: 'a\0b\ud800c' });
    expect((await messagesOf(account)).map(({ text }) => text)).toEqual([
      'ab\ufffdc',
      '长'.repeat(5_000),
    ]);
  });

  it('takes messages at the address of its own account alone', async () => {
    const [account, other] = [await signUpMember(server), await signUpMember(server)];
    await recordedRobot(server, account);
    await recordedRobot(server, other);
    const { pathname } = new URL((await servedRecordOf(account))?.customUrl ?? '');
    const forged = pathname.replace(account.userId, other.userId);
    for (const url of [forged, `${pathname}x`, '/open/v1/api/log/x', '/open/v1/api/log/.']) {
      const response = await server.app.inject({ method: 'POST', url, payload: report({}) });
      expect(response.json()).toMatchObject({ code: CODE.invalidToken });
    }
    expect(unwrap(await other.client.log.settings()).count).toBe(0);
    unwrap(await account.client.openApi.resetCredentials());
    const late = await server.app.inject({ method: 'POST', url: pathname, payload: report({}) });
    expect(late.json()).toMatchObject({ code: CODE.invalidToken });
  });

  it('is for members, and says so', async () => {
    const account = await signUp(server);
    const { client } = account;
    const settings = unwrap(await client.log.changeSettings({ open: true, media: false }));
    expect(settings).toMatchObject({ open: true, isMember: false });
    expect(await servedRecordOf(account)).toBeNull();
  });
});

describe('Messages of the log', () => {
  it('are deleted at once, of one chat or all', async () => {
    const account = await signUpMember(server);
    const { client } = account;
    const say = await recordedRobot(server, account);
    await say({ content: '你好' });
    await say({ content: '在吗', ...privately });
    unwrap(await client.log.remove('room-1'));
    expect(unwrap(await client.log.conversations()).list).toMatchObject([{ name: '周明' }]);
    unwrap(await client.log.clear());
    expect(unwrap(await client.log.settings()).count).toBe(0);
    expect(await server.db.$count(logSetups, eq(logSetups.userId, account.userId))).toBe(0);
    await say({ content: '再来' });
    expect(await messagesOf(account)).toMatchObject([{ text: '再来' }]);
  });

  it('are retained for 30 days, and the newest of too many', async () => {
    const { userId, client } = await signUpMember(server);
    await server.db.execute(sql`
      insert into ${logMessages} (user_id, conversation_id, is_room, at, is_self, is_mention, type, text, digest)
      select ${userId}, 'room', true, case when n <= 10 then now() - interval '31 days' else now() end,
        false, false, '文字', n::text, n::text from generate_series(1, 6000) as n`);
    expect(unwrap(await client.log.settings()).count).toBe(5_990);
    const logs = logRepository(server.db);
    await logs.prune(userId, 500);
    expect(await server.db.$count(logMessages, eq(logMessages.userId, userId))).toBe(500);
    const { list } = unwrap(await client.log.messages({ conversationId: 'room', limit: 1 }));
    expect(list).toMatchObject([{ text: '6000' }]);
  });
});
