import {
  buildLog,
  buildLogRevision,
  FIXTURE_NOW,
  SCENARIOS,
  type MockBackendOptions,
} from '@chatdeck/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { MessageLogScreen } from './message-log-screen';

const NOTHING = { messages: [], revisions: [], hits: [] };
const withLog = (changes: Parameters<typeof buildLog>[0] = {}): MockBackendOptions => ({
  change: (state) => {
    state.log = buildLog(changes);
    state.dialogues = [];
    state.config = JSON.stringify({ autoReply: true, replyKeywords: [], eventKeywords: [] });
  },
});
type User = ReturnType<typeof show>['user'];

async function openChat(user: User, name: RegExp) {
  const chats = await screen.findByRole('list', { name: '会话' });
  await user.click(within(chats).getByRole('button', { name }));
  return within(await screen.findByRole('log'));
}

/** Opens the explanation of a message in the chat 读书会. */
async function askWhy(user: User, text: string) {
  const chat = await openChat(user, /读书会/);
  const [button] = await chat.findAllByRole('button', { name: `「${text}」为什么` });
  await user.click(button ?? document.body);
  return within(await screen.findByRole('dialog', { name: '为什么' }));
}

describe('The message log', () => {
  it('says what it records before it is turned on, and waits for messages then', async () => {
    const { user } = show(<MessageLogScreen />, withLog({ open: false, ...NOTHING }));
    expect(await screen.findByText(/30 天，最多 100,000 条/)).toBeVisible();
    expect(screen.getByText(/能读服务器数据库的运营者/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '打开消息记录' }));
    expect(await screen.findByText('还没有消息')).toBeVisible();
    expect(screen.getByText(/WechatyMessageCallBackPlugin/)).toBeVisible();
  });

  it('gives a chat of today its time, and its date from midnight on', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.setSystemTime(FIXTURE_NOW);
    show(<MessageLogScreen />, withLog());
    const chats = within(await screen.findByRole('list', { name: '会话' }));
    const [chat] = await chats.findAllByRole('button', { name: /\d\d:\d\d/ });
    vi.setSystemTime(Date.parse(FIXTURE_NOW) + 24 * 60 * 60_000);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(chat).toHaveTextContent(/05-20/);
  });

  it('leads to the login of a robot where none has ever connected', async () => {
    show(<MessageLogScreen />, {
      change: (state) => {
        withLog({ open: true, ...NOTHING }).change?.(state);
        state.online = false;
      },
    });
    expect(await screen.findByText('先连接机器人')).toBeVisible();
    expect(screen.getByRole('button', { name: '去登录机器人' })).toBeVisible();
  });

  it('says that it is for members where it is turned on, and stays off', async () => {
    const { user } = show(<MessageLogScreen />, {
      change: (state) => {
        SCENARIOS.restricted.change?.(state);
        withLog({ open: false, ...NOTHING }).change?.(state);
      },
    });
    await user.click(await screen.findByRole('button', { name: '打开消息记录' }));
    expect(await screen.findByRole('alertdialog', { name: '会员功能' })).toBeVisible();
    expect(requestsTo('/log/settings').filter(({ method }) => method !== 'GET')).toHaveLength(0);
  });

  it('shows a chat by days, with the messages of the robot distinguished from those it received', async () => {
    const { user } = show(<MessageLogScreen />, withLog());
    const chat = await openChat(user, /读书会/);
    expect(await chat.findByRole('region', { name: '2026-05-20' })).toBeVisible();
    expect(chat.getAllByText('这周读到第三章了，后半段写得真好')[0]).toBeVisible();
    expect(chat.getAllByText(/小禾（机器人）/)[0]).toBeVisible();
  });

  it('finds a chat by its name', async () => {
    const { user } = show(<MessageLogScreen />, withLog());
    await user.type(await screen.findByRole('searchbox', { name: '搜索群名或昵称' }), '没有');
    expect(await screen.findByText('没有找到「没有」')).toBeVisible();
  });

  it('opens what came before, as often as there is more', async () => {
    const [one] = buildLog().messages;
    if (!one) throw new Error('The log of the fixtures is empty');
    const messages = Array.from({ length: 120 }, (_, at) => ({
      ...one,
      id: String(at + 1),
      text: `第 ${at + 1} 条`,
      conversationId: 'room-0',
      conversationName: '读书会',
    }));
    const { user } = show(<MessageLogScreen />, withLog({ messages }));
    const chat = await openChat(user, /读书会/);
    expect(await chat.findByText('第 120 条')).toBeVisible();
    expect(chat.queryByText('第 70 条')).toBeNull();
    await user.click(chat.getByRole('button', { name: '更早的消息' }));
    expect(await chat.findByText('第 70 条')).toBeVisible();
    await user.click(await chat.findByRole('button', { name: '更早的消息' }));
    expect(await chat.findByText('第 1 条')).toBeVisible();
    expect(chat.queryByRole('button', { name: '更早的消息' })).toBeNull();
    expect(chat.getByText('第 120 条')).toBeVisible();
  });

  it('deletes a chat once that is confirmed', async () => {
    const { user } = show(<MessageLogScreen />, withLog());
    await openChat(user, /读书会/);
    await user.click(screen.getByRole('button', { name: '删除这个会话的记录' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: '删除「读书会」的记录？' }),
    );
    await user.click(dialog.getByRole('button', { name: '删除' }));
    expect(await screen.findByText('已删除')).toBeVisible();
    const chats = await screen.findByRole('list', { name: '会话' });
    await waitFor(() => expect(within(chats).queryByRole('button', { name: /读书会/ })).toBeNull());
  });

  it('deletes everything, and stops recording', async () => {
    const { user } = show(<MessageLogScreen />, withLog());
    await user.click(await screen.findByRole('button', { name: '记录设置' }));
    const dialog = within(await screen.findByRole('dialog', { name: '记录设置' }));
    await user.click(dialog.getByRole('switch', { name: '记录消息' }));
    expect(await screen.findByText('消息记录已经关闭')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '删除全部记录' }));
    const ask = within(await screen.findByRole('alertdialog'));
    await user.click(ask.getByRole('button', { name: '删除' }));
    expect(await screen.findByText('消息记录没有打开')).toBeInTheDocument();
  });
});

describe('Why', () => {
  it('names the rule that answered at that time, although it is gone now', async () => {
    const { user } = show(<MessageLogScreen />, withLog());
    const dialog = await askWhy(user, '周末店里几点开门？');
    const then = within(await dialog.findByRole('region', { name: '当时' }));
    expect(then.getByText(/我们每天 10:00—21:30 营业/)).toBeVisible();
    expect(then.getByRole('button', { name: '打开「简单问答」第 1 条' })).toBeVisible();
    expect(requestsTo('/robot/config')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: '再试一次' }));
    const now = within(await dialog.findByRole('region', { name: '现在' }));
    expect(now.queryByText(/我们每天/)).toBeNull();
    expect(dialog.getByText('和当时不一样')).toBeVisible();
  });

  it('says why nobody answered', async () => {
    const { user } = show(<MessageLogScreen />, withLog());
    const dialog = await askWhy(user, '这周读到第三章了，后半段写得真好');
    expect(await dialog.findByText('机器人不会回复')).toBeVisible();
  });

  it.each([
    ['is not retained', { revisions: [] }],
    ['cannot be read', { revisions: [buildLogRevision({ config: '{' })] }],
  ])('says so when what the robot ran with %s', async (_, changes) => {
    const { user } = show(<MessageLogScreen />, withLog(changes));
    const dialog = await askWhy(user, '周末店里几点开门？');
    expect(await dialog.findByText('当时的配置已经不在，无法说明原因。')).toBeVisible();
  });

  it('makes a rule of a message, without the names in it', async () => {
    const { user } = show(<MessageLogScreen />, withLog());
    const dialog = await askWhy(user, '@小禾 今天天气怎么样');
    await user.click(dialog.getByRole('button', { name: '由此建一条规则' }));
    const rule = within(await screen.findByRole('dialog', { name: '添加关键词回复' }));
    expect(rule.getByText('今天天气怎么样')).toBeVisible();
  });
});
