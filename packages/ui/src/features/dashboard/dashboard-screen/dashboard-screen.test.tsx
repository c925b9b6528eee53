import { createClient } from '@chatdeck/sdk';
import { materialResource, robotResource } from '@chatdeck/sdk/resources';
import type { createMockBackend } from '@chatdeck/sdk/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChatdeckProvider } from '#provider/chatdeck-provider.tsx';
import { requestsTo, serve, show } from '#testing/with-backend.tsx';
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
    { timeout: 4_000 },
  );
  expect(screen.getByText('3 / 6')).toBeVisible();
  view.unmount();
});

it('asks for each thing once', async () => {
  show(<DashboardScreen />);
  expect(await screen.findByText('已在机器人上生效')).toBeVisible();
  expect(await screen.findByText('2 个对象')).toBeVisible();
  for (const path of ['user/info', 'wechat/status', 'wechat/config', 'ws/daily', 'ws/jobs']) {
    expect(requestsTo(path), path).toHaveLength(1);
  }
});

it('shows what it has while one part fails', async () => {
  show(<DashboardScreen />, { faults: { 'send.daily': { kind: 'code', code: 50000 } } });
  expect(await screen.findByText('已在机器人上生效')).toBeVisible();
  expect(await screen.findByText('2 个对象')).toBeVisible();
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
});

it('leaves out what a client of some resources cannot ask, and tells of no failure', async () => {
  serve();
  const client = createClient(
    { robot: robotResource, material: materialResource },
    { baseUrl: 'http://chatdeck.test', auth: { getToken: () => 'mock-token' } },
  );
  render(
    <ChatdeckProvider client={client}>
      <DashboardScreen />
    </ChatdeckProvider>,
  );
  expect(await screen.findByText('已在机器人上生效')).toBeVisible();
  expect(screen.getByRole('heading', { name: '首页' })).toBeVisible();
  expect(screen.queryByText('每天的消息')).not.toBeInTheDocument();
  expect(screen.queryByText('发送任务')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows what was received and sent while messages are recorded', async () => {
  show(<DashboardScreen />);
  const table = within(await screen.findByRole('table', { name: '收到和发出的消息' }));
  expect(table.getAllByRole('row')).toHaveLength(8);
  expect(requestsTo('log/daily')).toHaveLength(1);
});

it.each([
  ['are not recorded', { change: (state: State) => (state.log.open = false) }],
  ['cannot be counted', { faults: { 'log.daily': { kind: 'code', code: 50000 } } }],
] as const)('says nothing of messages that %s', async (_, backend) => {
  show(<DashboardScreen />, backend);
  expect(await screen.findByText('已在机器人上生效')).toBeVisible();
  await waitFor(() => expect(requestsTo('log/daily')).toHaveLength(1));
  expect(screen.queryByText('收到和发出的消息')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
