import { LOGIN_STATUS } from '@chatdeck/sdk/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { QR_URL, robotIs, withSchedules } from './dashboard.fixtures';
import { DashboardScreen } from './dashboard-screen';

const meta = {
  title: 'Features/Dashboard/DashboardScreen',
  component: DashboardScreen,
  tags: ['screen'],
  parameters: { ...storyBackend({ change: withSchedules }) },
} satisfies Meta<typeof DashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const live = await canvas.findByText('已在机器人上生效', {}, { timeout: 5_000 });
    await expect(live).toBeVisible();
    // The cron engine has to load first.
    await expect(await canvas.findByText('今天 15:00', {}, { timeout: 5_000 })).toBeVisible();
    await expect(canvas.queryByText('上手清单')).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByText('30 天'));
    await expect((await canvas.findAllByRole('cell', { name: '96' })).length).toBeGreaterThan(1);
  },
};

export const OpensTheJobThatFailed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看失败的' }));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 5_000 });
    await waitFor(() => expect(dialog).toHaveTextContent('机器人不在线'));
  },
};

export const NewAccount: Story = {
  parameters: { ...storyBackend({ amount: 'empty' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('三步连上机器人')).toBeVisible();
    await expect(canvas.queryByText('上手清单')).not.toBeInTheDocument();
    await expect(await canvas.findByText('ck_7f2c5e1b90d34a68')).toBeVisible();
    await expect(canvas.getByText('启动机器人后，二维码会自己出现在这里。')).toBeVisible();
  },
};

export const NewAccountScans: Story = {
  parameters: {
    ...storyBackend({
      amount: 'empty',
      calls: robotIs({
        status: LOGIN_STATUS.scan,
        qrUrl: QR_URL,
        online: false,
        friendCount: 0,
        roomCount: 0,
      }).calls,
    }),
  },
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('img', { name: '登录二维码' }, { timeout: 5_000 });
    await expect(code).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '验证码' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: {
    ...storyBackend({
      ...robotIs({ online: false }),
      change: (state) => {
        withSchedules(state);
        state.online = false;
        state.configVersion = 13;
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有连接，发不出消息')).toBeVisible();
    await expect(await canvas.findByText(/机器人运行第 12 版/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '立即应用' })).not.toBeInTheDocument();
  },
};

export const AppliesTheConfig: Story = {
  parameters: {
    ...storyBackend({
      change: (state) => {
        withSchedules(state);
        state.configVersion = 13;
      },
      calls: {
        'send.event': (command, state) => {
          state.liveVersion = state.configVersion;
          state.commands.push(command);
          return null;
        },
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '立即应用' }));
    const live = await canvas.findByText('已在机器人上生效', {}, { timeout: 10_000 });
    await expect(live).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { ...storyBackend({ faults: { '*': { kind: 'never' } } }) },
};

export const OnePartFails: Story = {
  parameters: {
    ...storyBackend({
      change: withSchedules,
      faults: { 'send.jobs': { kind: 'code', code: 50000 } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    await expect(await canvas.findByText('已在机器人上生效')).toBeVisible();
  },
};

/** Everything failed for the same reason, which is told once. */
export const Failed: Story = {
  parameters: { ...storyBackend({ faults: { '*': { kind: 'code', code: 50000 } } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('首页没有加载')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: '重试' })).toHaveLength(1));
  },
};

const LONG = '一位给自己起了非常非常长的昵称的读书会发起人'.repeat(2);

export const LongContent: Story = {
  parameters: {
    ...storyBackend({
      ...robotIs({ robotName: LONG }),
      change: (state) => {
        withSchedules(state);
        state.user = { ...state.user, name: LONG };
        state.jobs = state.jobs.map((job) => ({
          ...job,
          messages: [{ type: 1, content: LONG.repeat(3) }],
        }));
        state.config = state.config?.replaceAll('编辑部', LONG) ?? null;
      },
    }),
  },
};

/** A partner's session that may read the schedules: the rest says that it is not in the session. */
export const NotInSession: Story = {
  parameters: {
    ...storyBackend({
      change: (state) => {
        withSchedules(state);
        state.user.scopes = ['schedule:read'];
      },
    }),
  },
  play: async ({ canvas }) => {
    const closed = await canvas.findAllByRole('heading', { name: '这里没有开放这一项' });
    await expect(closed[0]).toBeVisible();
    for (const name of ['加一条规则', '发消息', '群发']) {
      await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
    }
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull();
  },
};
