import type { MockBackendOptions } from '@chatdeck/sdk/testing';
import { buildUser } from '@chatdeck/sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BOOKSHOP } from '#lists/simulator/simulator.fixtures.ts';
import { show } from '#testing/with-backend.tsx';
import { SimulatorPanel } from './simulator-panel';

const backend = (options: MockBackendOptions = {}): MockBackendOptions => ({
  ...options,
  change: (state) => {
    state.config = JSON.stringify(BOOKSHOP);
    state.dialogues = [];
    state.user = buildUser({ role: 'vip', customRole: { router: ['keywordForward'] } });
    options.change?.(state);
  },
});
const chat = () => screen.getByRole('log');
const trace = () => screen.findByRole('list', { name: '为什么这样回复' });
type User = ReturnType<typeof show>['user'];
const say = async (user: User, text: string) => {
  await user.type(await screen.findByRole('textbox', { name: '消息' }), text);
  await user.click(screen.getByRole('button', { name: '发送' }));
};

describe('The simulator', () => {
  it('shows what a friend gets, and the rule that gave it', async () => {
    const onNavigate = vi.fn();
    const { user } = show(<SimulatorPanel />, backend(), { onNavigate });
    await say(user, '共读怎么报名');
    expect(within(chat()).getByText(/五月共读《长安的荔枝》/)).toBeVisible();
    expect(within(chat()).getByText('五月共读报名')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '打开「简单问答」第 1 条' }));
    expect(onNavigate).toHaveBeenCalledWith({
      to: 'wechat.keywords',
      query: { rule: expect.stringMatching(/^\d+-[0-9a-z]+$/) },
    });
  });

  it('invites with examples of the account’s own rules, and answers the one that is pressed', async () => {
    const { user } = show(<SimulatorPanel />, backend());
    expect(await within(await screen.findByRole('log')).findByText('和机器人聊一句')).toBeVisible();
    const examples = within(within(chat()).getByRole('group', { name: '试试这些' }));
    const [first] = examples.getAllByRole('button');
    await user.click(first ?? chat());
    expect(within(chat()).queryByText('和机器人聊一句')).toBeNull();
    expect(within(chat()).getByRole('button', { name: /为什么这样回复$/ })).toBeVisible();
    expect(screen.getByRole('textbox', { name: '消息' })).toBeVisible();
  });

  it('says why a group hears nothing, and puts the name before what it hears', async () => {
    const { user } = show(<SimulatorPanel />, backend());
    await user.click(await screen.findByRole('radio', { name: '群聊' }));
    await user.click(screen.getByRole('switch', { name: '@ 机器人' }));
    await say(user, '几点开门');
    expect(within(chat()).getByText('机器人不会回复')).toBeVisible();
    expect(await trace()).toHaveTextContent('群里没有 @ 机器人');
    await user.click(screen.getByRole('switch', { name: '@ 机器人' }));
    await say(user, '几点开门');
    expect(within(chat()).getByText('@好友 每天 10:00 开门，21:30 关门。')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: /为什么这样回复$/ })[0] ?? chat());
    expect(await trace()).toHaveTextContent('群里没有 @ 机器人');
  });

  it('names the service that the robot asks, and the text of the request', async () => {
    const { user } = show(<SimulatorPanel />, backend());
    await say(user, '推荐一本书');
    expect(within(chat()).getByText('由 ChatGPT 回答')).toBeVisible();
    expect(within(chat()).getByText('问它：推荐一本书')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '查订单' }));
    expect(within(chat()).getByText('请求 shop.qinghe.cn，由它回答')).toBeVisible();
  });

  it('speaks as a friend of the robot, and shows what others get of it', async () => {
    const change: MockBackendOptions['change'] = (state) => {
      const [first, second] = state.friends;
      state.friends = [
        { ...first, wxid: 'wxid_1', name: '林知远' },
        { ...second, wxid: 'wxid_2', name: '周明' },
      ] as typeof state.friends;
    };
    const { user } = show(<SimulatorPanel />, backend({ change }));
    await user.type(await screen.findByRole('combobox', { name: '好友昵称' }), '林知');
    await user.click(await screen.findByRole('option', { name: /林知远/ }));
    await say(user, '我要退款');
    expect(within(chat()).getByText('转发给「周明」')).toBeVisible();
    expect(within(chat()).getByText(/收到好友【林知远】发送的内容：我要退款/)).toBeVisible();
  });

  it('tries other kinds of messages, and starts over', async () => {
    const { user } = show(<SimulatorPanel />, backend());
    await user.click(await screen.findByRole('button', { name: /消息类型/ }));
    await user.click(screen.getByRole('option', { name: '文件' }));
    await user.type(screen.getByRole('textbox', { name: '文件名' }), '书单.pdf{Enter}');
    expect(within(chat()).getByText('书单.pdf')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重新开始' }));
    expect(within(chat()).queryByText('书单.pdf')).toBeNull();
    expect(within(chat()).getByText(/在下面发一条/)).toBeVisible();
  });

  it('says what could not be loaded and works without it', async () => {
    const fault = { kind: 'code', code: 50000 } as const;
    const faults = { 'contact.all': fault, 'dialogue.list': fault };
    const { user } = show(<SimulatorPanel />, backend({ faults }));
    expect(await screen.findByText('没能读到全部自定义对话、好友列表')).toBeVisible();
    await say(user, '共读');
    expect(within(chat()).getByText(/五月共读《长安的荔枝》/)).toBeVisible();
  });

  it('offers a new account its first config', async () => {
    show(<SimulatorPanel />, backend({ change: (state) => (state.config = null) }));
    expect(await screen.findByRole('button', { name: /初始化/ })).toBeVisible();
  });

  it('says that a membership is over where a rule is not served without it', async () => {
    const change: MockBackendOptions['change'] = (state) => {
      state.user = buildUser({ role: 'user', customRole: { router: [] } });
    };
    const { user } = show(<SimulatorPanel />, backend({ change }));
    await say(user, '查订单');
    await user.click(within(await trace()).getByRole('button', { name: /没有匹配$/ }));
    const step = within(await trace())
      .getAllByRole('listitem')
      .find((item) => within(item).queryByText('回调事件'));
    expect(step).toHaveTextContent('会员已到期');
  });
});
