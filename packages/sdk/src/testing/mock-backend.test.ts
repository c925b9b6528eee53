import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createChatdeckClient } from '../client';
import { ACCOUNT_CAP } from '../core/account-caps.constants';
import { capText } from '../core/cap-texts';
import { CODE } from '../core/codes';
import { unwrap } from '../core/result';
import { buildUser } from './fixtures';
import type { BulkMessages } from '../resources/send/mass-send.rules';
import { createMockBackend, type MockBackendOptions } from './mock-backend';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createChatdeckClient({ baseUrl: 'http://mock.test', auth: { getToken: () => 't' } });

function start(options: MockBackendOptions = {}) {
  const { handlers, state } = createMockBackend(options);
  server.use(...handlers);
  return state;
}

const targets = [{ id: 'room-0', name: '读书会' }];

describe('a mock backend', () => {
  it('tells open streams which list a call has changed, and whose call it was', async () => {
    start({ amount: 'empty' });
    const heard: unknown[] = [];
    for await (const event of client.event.listen()) {
      heard.push(event);
      if (heard.length > 1) break;
      unwrap(await client.material.list());
      unwrap(await client.material.add({ type: 1, name: '欢迎', content: '你好' }));
    }
    const by = client.clientId;
    expect(heard[1]).toEqual({ type: 'records', lists: ['material'], by });
  });

  it('keeps preset roles as they are added, changed and removed', async () => {
    start({ amount: 'empty', change: (state) => void (state.user = buildUser()) });
    const { id } = unwrap(await client.prompt.add({ name: '客服', content: '你是客服。' }));
    unwrap(await client.prompt.update(id, { name: '老师', content: '你是老师。' }));
    expect(unwrap(await client.prompt.list({ name: '老' })).list).toMatchObject([{ id }]);
    unwrap(await client.prompt.remove(id));
    expect(unwrap(await client.prompt.all())).toEqual([]);
    expect(await client.prompt.get(id)).toMatchObject({ code: CODE.notFound });
  });

  it('keeps what the robot of a member loads', async () => {
    const state = start();
    const before = state.rssFeeds.length;
    const feed = {
      type: 'room',
      targets,
      rssUrl: 'https://a.cn',
      updateTime: '0 0 * * * *',
    } as const;
    const { id } = unwrap(await client.rss.add(feed));
    unwrap(await client.rss.update(id, { ...feed, prefixWord: '新' }));
    expect(unwrap(await client.rss.list()).list.at(-1)).toMatchObject({ id, prefixWord: '新' });
    unwrap(await client.rss.remove(id));
    expect(state.rssFeeds).toHaveLength(before);
    unwrap(await client.dialogue.remove('1'));
    unwrap(await client.batchTask.remove('1'));
    expect([state.dialogues.length, state.batchTasks.length]).toEqual([1, 1]);
  });

  it('refuses one more than an account may have, as the server does', async () => {
    const { prompts } = start({
      amount: 'empty',
      change: (state) => void (state.user = buildUser()),
    });
    const role = { name: '客服', content: '你是客服。' };
    for (let at = 0; at < ACCOUNT_CAP.prompts; at += 1) {
      prompts.push({ ...role, id: String(at), version: 1 });
    }
    const refusal = { code: CODE.invalidValue, message: capText('cap.prompts', 'zh-CN') };
    expect(await client.prompt.add(role)).toMatchObject(refusal);
    unwrap(await client.prompt.remove('0'));
    unwrap(await client.prompt.add(role));
    expect(await client.prompt.restore('0')).toMatchObject(refusal);
  });

  it('refuses what the account has no right to, before it looks at the input', async () => {
    start({ change: (state) => void (state.user = buildUser({ role: 'user' })) });
    const noRole = { name: '', content: '' };
    expect(await client.prompt.add(noRole)).toMatchObject({ code: CODE.membershipNeeded });
    expect(await client.custom.load()).toMatchObject({ code: CODE.customRightNeeded });
  });

  it('goes back to an earlier config as a new save', async () => {
    const { revisions } = start();
    const restored = await client.robot.config.restore({ version: 10, baseVersion: 12 });
    expect(unwrap(restored)).toMatchObject({ version: 13 });
    expect(revisions[0]).toMatchObject({ version: 13 });
    expect(await client.robot.config.restore({ version: 10, baseVersion: 12 })).toMatchObject({
      code: CODE.configChanged,
    });
  });

  it('hands events to the robot while it listens', async () => {
    const state = start();
    unwrap(await client.send.event({ target: 'system', event: 'reloadFriend' }));
    expect(state.commands).toEqual([{ target: 'system', event: 'reloadFriend' }]);
    state.online = false;
    expect(await client.send.event({ target: 'logout' })).toMatchObject({
      code: CODE.robotOffline,
    });
  });

  it('takes mass sends one target further with each look, until they are cancelled', async () => {
    const state = start({ amount: 'some', change: ({ user }) => void (user.role = 'vip') });
    const groups = state.rooms.slice(0, 4).map(({ wxid }) => ({ wxid }));
    const send = {
      target: 'Room',
      groups,
      messages: [{ type: 1, content: '早' }],
    } satisfies BulkMessages;
    const { id, counts } = unwrap(await client.send.toMany(send));
    expect(counts.queued).toBe(4);
    const [job] = unwrap(await client.send.jobs.find(id)).list;
    expect(job?.counts).toMatchObject({ queued: 3, handedOver: 1 });
    expect(unwrap(await client.send.jobs.cancel(id)).counts).toMatchObject({ cancelled: 3 });
    const notice = { ...send, target: 'RoomNotice' } satisfies BulkMessages;
    expect(await client.send.toMany(notice)).toMatchObject({
      code: CODE.invalidValue,
      data: { issues: [{ path: 'groups.1' }] },
    });
    state.online = false;
    expect(await client.send.toMany(send)).toMatchObject({ code: CODE.robotOffline });
  });

  it('streams what it emits to whoever listens', async () => {
    const state = start();
    const { body } = await fetch('http://mock.test/v1/api/wechat/events');
    const reader = (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toContain('"type":"robot"');
    state.emit({ type: 'people', list: 'groups' });
    expect((await reader.read()).value).toBe(
      'id: 2\nevent: people\ndata: {"type":"people","list":"groups"}\n\n',
    );
    await reader.cancel();
  });

  it('finds people as names and as objects, and what names them', async () => {
    start();
    const [name] = unwrap(await client.group.searchNames('读书会'));
    const [found] = unwrap(await client.group.search('读书会'));
    expect(found).toMatchObject({ id: 'room-0', name });
    expect(unwrap(await client.group.related('room-0')).list).toHaveLength(1);
  });

  it('keeps reminders, custom parts and feedback', async () => {
    const state = start({
      change: ({ user }) => void (user.customRole = { router: ['roomReply'] }),
    });
    const reminder = {
      isLoop: true,
      subscribe: state.friends[0]?.name ?? '',
      time: '0 0 8 * * *',
      content: '早',
    } as const;
    const { id } = unwrap(await client.reminder.add(reminder));
    expect(unwrap(await client.reminder.list()).list[0]).toMatchObject({ id, ...reminder });
    const channels = [{ sortId: 7, name: '日签', items: [{ type: 1, content: '早' }] }];
    unwrap(await client.custom.save({ channels }));
    expect(unwrap(await client.schedule.customChannels())).toEqual([{ sortId: 7, name: '日签' }]);
    unwrap(await client.site.sendFeedback({ content: '很好用' }));
    expect(state.feedback).toEqual(['很好用']);
  });
});
