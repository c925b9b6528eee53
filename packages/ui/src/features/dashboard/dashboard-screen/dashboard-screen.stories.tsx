import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBackend } from '../../../testing/story-backend';
import { DashboardScreen } from './dashboard-screen';

const meta = {
  title: 'Features/Dashboard/DashboardScreen',
  component: DashboardScreen,
  tags: ['screen'],
  parameters: storyBackend(),
} satisfies Meta<typeof DashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已登录')).toBeVisible();
    await expect(canvas.getByText('4 / 4')).toBeVisible();
  },
};

export const NewAccount: Story = {
  parameters: storyBackend({ amount: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 / 4')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /初始化配置/ })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: storyBackend({
    change: (state) => {
      state.online = false;
      state.configVersion = 13;
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有连接，发不出消息')).toBeVisible();
    await expect(canvas.getByText('等机器人取走')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: storyBackend({ faults: { 'robot.status': { kind: 'never' } } }),
};

export const Failed: Story = {
  parameters: storyBackend({ faults: { 'robot.status': { kind: 'code', code: 50000 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const LongContent: Story = {
  parameters: storyBackend({
    change: (state) => {
      state.user = {
        ...state.user,
        name: '一位给自己起了非常非常长的昵称的读书会发起人'.repeat(2),
      };
    },
  }),
};
