import { createClient } from '@chatdeck/sdk';
import { accountResource, materialResource, robotResource } from '@chatdeck/sdk/resources';
import {
  buildBatchTask,
  buildReminder,
  buildRssFeed,
  SCENARIOS,
  type createMockBackend,
} from '@chatdeck/sdk/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ChatdeckProvider } from '#provider/chatdeck-provider.tsx';
import { ALONE_MS } from '#store/live/use-live.ts';
import { requestsTo, serve, show, testUrl } from '#testing/with-backend.tsx';
import { robotIs } from './dashboard.fixtures';
import { DashboardScreen } from './dashboard-screen';

type State = ReturnType<typeof createMockBackend>['state'];

it('ends the onboarding by itself when the first friends arrive', async () => {
  let state: State | undefined;
  const view = show(<DashboardScreen />, {
    amount: 'empty',
    change: (held) => {
      state = held;
    },
  });
  expect(await screen.findByText('三步连上机器人')).toBeVisible();
  if (!state) throw new Error('nothing is served');
  state.online = true;
  state.friends = [{ wxid: 'f0', name: '周明', alias: '' }] as State['friends'];
  await waitFor(
    () => {
      state?.emit({ type: 'people', list: 'contacts' });
      expect(screen.queryByText('三步连上机器人')).not.toBeInTheDocument();
    },
    { timeout: 30_000 },
  );
  expect(screen.getByText('3 / 6')).toBeVisible();
  view.unmount();
});

it('asks for each thing once', async () => {
  const start = performance.now();
  show(<DashboardScreen />);
  expect(await screen.findByText('已在机器人上生效')).toBeVisible();
  expect(await screen.findByText('2 个对象')).toBeVisible();
  const paths = ['user/info', 'wechat/status', 'wechat/config', 'ws/daily', 'ws/jobs', 'log/daily'];
  // On a slow machine it may have begun what follows: without live events it polls, and they begin with news of the robot.
  const polls = Math.floor((performance.now() - start) / ALONE_MS);
  const news = requestsTo('wechat/events').length;
  for (const path of paths) {
    const { length } = requestsTo(path);
    expect(length, path).toBeGreaterThan(0);
    expect(length, path).toBeLessThanOrEqual(1 + polls + news);
  }
});

it('shows what it has while one part fails', async () => {
  show(<DashboardScreen />, { faults: { 'send.daily': { kind: 'code', code: 50000 } } });
  expect(await screen.findByText('已在机器人上生效')).toBeVisible();
  expect(await screen.findByText('2 个对象')).toBeVisible();
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
});

it('tells once of parts that failed for one reason, with one retry, and shows no bare dash', async () => {
  const { user } = show(<DashboardScreen />, {
    faults: {
      'send.daily': { kind: 'code', code: 50000 },
      'send.jobs': { kind: 'code', code: 50000 },
      'robot.status': { kind: 'code', code: 50000 },
    },
  });
  expect(await screen.findByText('有些内容没有加载')).toBeVisible();
  expect(await screen.findByText('已在机器人上生效')).toBeVisible();
  expect(screen.getByText(/没有加载的：.*登录.*每天发送的消息.*发送任务/)).toBeVisible();
  expect(screen.queryByText('—')).toBeNull();
  expect(screen.getAllByText('没有取到').length).toBeGreaterThan(1);
  const before = requestsTo('ws/daily').length;
  await user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(requestsTo('ws/daily').length).toBeGreaterThan(before));
});

it('leaves out what a client of some resources cannot ask, and tells of no failure', async () => {
  serve();
  const client = createClient(
    { account: accountResource, robot: robotResource, material: materialResource },
    { baseUrl: testUrl(), auth: { getToken: () => 'mock-token' } },
  );
  render(
    <ChatdeckProvider client={client}>
      <DashboardScreen />
    </ChatdeckProvider>,
  );
  expect(await screen.findByText('已在机器人上生效')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('每天发送的消息')).not.toBeInTheDocument();
  expect(screen.queryByText('发送任务')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '加一条规则' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '群发' })).toBeNull();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows what was received and answered while messages are recorded', async () => {
  const { user } = show(<DashboardScreen />);
  const hours = within(await screen.findByRole('table', { name: '今天每小时收到的消息' }));
  expect(hours.getAllByRole('row')).toHaveLength(25);
  const span = within(screen.getByRole('radiogroup', { name: '收到消息的时间范围' }));
  await user.click(span.getByRole('radio', { name: '7 天' }));
  const days = within(await screen.findByRole('table', { name: '每天收到的消息' }));
  expect(days.getAllByRole('row')).toHaveLength(8);
  expect(days.getByRole('columnheader', { name: '已回复' })).toBeInTheDocument();
  expect(requestsTo('log/daily')).toHaveLength(1);
});

/** The numbers of a card, each with its unit. */
const countsIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByText('条')
    .map((unit) => unit.parentElement?.textContent);

it('counts what was received and what was sent, each with its unit and as the other cards count it', async () => {
  show(<DashboardScreen />);
  expect(await screen.findByText('今天到现在')).toBeVisible();
  const today = within(screen.getByRole('region', { name: '消息往来' }));
  const labels = ['收到', '已回复', '未回复', '已交给机器人', '失败'];
  for (const label of labels) expect(today.getAllByText(label)[0]).toBeVisible();
  const sent = within(await screen.findByRole('region', { name: '每天发送的消息' }));
  // The last row of the chart is today, by the same count.
  const [lastDay] = sent.getAllByRole('row').slice(-1);
  const [handedOver] = within(lastDay ?? document.body).getAllByRole('cell');
  expect(countsIn('消息往来')).toContain(`${handedOver?.textContent} 条`);
  expect(await sent.findByText('最近 7 天')).toBeVisible();
  expect(countsIn('每天发送的消息')).toEqual([
    expect.stringMatching(/^[\d,]+ 条$/),
    expect.anything(),
  ]);
  expect(await screen.findByText('2 个对象')).toBeVisible();
  expect(screen.getByText('按对象计数')).toBeVisible();
});

it('shows three steps alone while there is nobody to talk to', async () => {
  show(<DashboardScreen />, { amount: 'empty' });
  expect(await screen.findByText('三步连上机器人')).toBeVisible();
  expect(screen.queryByRole('group', { name: '运行状况' })).toBeNull();
  expect(screen.queryByText('每天发送的消息')).toBeNull();
  expect(screen.queryByRole('button', { name: '群发' })).toBeNull();
});

it('sends again only to those that a mass send missed', async () => {
  const { user } = show(<DashboardScreen />);
  await user.click(await screen.findByRole('button', { name: '只重试失败的' }));
  await waitFor(() => expect(requestsTo('ws/jobs/retry')).toHaveLength(1));
});

it('offers no retry while the robot is offline', async () => {
  show(<DashboardScreen />, robotIs({ online: false }));
  expect(await screen.findByText('2 个对象')).toBeVisible();
  expect(await screen.findByText('没有连接，发不出消息')).toBeVisible();
  expect(screen.queryByRole('button', { name: /重试/ })).toBeNull();
  // The banner of the shell says so, and can be dismissed.
  expect(screen.queryByText('机器人掉线了')).toBeNull();
});

it('opens a new rule, a mass send, and a message to the group that is chosen', async () => {
  const { user } = show(<DashboardScreen />);
  await user.click(await screen.findByRole('button', { name: '加一条规则' }));
  const rule = within(await screen.findByRole('dialog', { name: '添加关键词回复' }));
  await user.click(rule.getByRole('button', { name: '取消' }));
  await user.click(screen.getByRole('button', { name: '群发' }));
  expect(await screen.findByRole('dialog', { name: /群发/ })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: '发消息' }));
  const chooser = within(await screen.findByRole('dialog', { name: '发消息给谁' }));
  const [group] = await chooser.findAllByRole('option', { name: (name) => name !== '加载中…' });
  const name = group?.textContent ?? '';
  await user.click(group ?? document.body);
  const message = within(await screen.findByRole('dialog', { name: `发消息给「${name}」` }));
  await user.type(await message.findByRole('textbox', { name: /内容/ }), '今晚八点见');
  await user.click(message.getByRole('button', { name: '发送' }));
  await waitFor(() => expect(requestsTo('ws/room/say')).toHaveLength(1));
});

it('says before a form is opened that mass sends are for members', async () => {
  const { user } = show(<DashboardScreen />, SCENARIOS.restricted);
  await user.click(await screen.findByRole('button', { name: '群发' }));
  expect(await screen.findByText('本功能需要开通会员方可使用')).toBeVisible();
  expect(screen.queryByRole('button', { name: '只重试失败的' })).toBeNull();
});

it.each([
  ['are not recorded', { change: (state: State) => (state.log.open = false) }],
  ['cannot be counted', { faults: { 'log.daily': { kind: 'code', code: 50000 } } }],
] as const)('says nothing of messages that %s', async (_, backend) => {
  show(<DashboardScreen />, backend);
  expect(await screen.findByText('已在机器人上生效')).toBeVisible();
  await waitFor(() => expect(requestsTo('log/daily')).toHaveLength(1));
  expect(screen.queryByText('每天收到的消息')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says what comes next of every kind, reminders and feeds included', async () => {
  show(<DashboardScreen />, {
    change: (state) => {
      state.config = '{}';
      state.reminders = [buildReminder(0, { subscribe: '周明', time: '0 0 20 * * *' })];
      state.batchTasks = [{ ...buildBatchTask(0), isAll: true, cron: '0 0 21 * * *' }];
      state.rssFeeds = [buildRssFeed(0, { updateTime: '0 0 22 * * *' })];
    },
  });
  const list = within(await screen.findByRole('list', { name: '接下来' }));
  for (const text of ['提醒', '周明', '批量任务', '全部群', 'RSS']) {
    expect((await list.findAllByText(text))[0]).toBeVisible();
  }
});

it('asks for the messages of the day beside the live events, of which none says that a day is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let state: State | undefined;
  const view = show(<DashboardScreen />, { change: (held) => void (state = held) });
  const asked = (path: string) => requestsTo(path).length;
  await waitFor(() => expect(asked('/wechat/log/daily')).toBe(1));
  await waitFor(() => expect(asked('/material/list')).toBeGreaterThan(0));
  const before = asked('/material/list');
  await waitFor(() => {
    state?.emit({ type: 'records', lists: ['material'] });
    expect(asked('/material/list')).toBeGreaterThan(before);
  });
  // Events come in, so nothing else is polled.
  const statuses = asked('/wechat/status');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await waitFor(() => expect(asked('/wechat/log/daily')).toBe(2));
  expect(asked('/wechat/status')).toBe(statuses);
  view.unmount();
});
