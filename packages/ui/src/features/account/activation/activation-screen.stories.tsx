import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { ActivationScreen } from './activation-screen';

const meta = {
  title: 'Features/Account/ActivationScreen',
  component: ActivationScreen,
  tags: ['screen'],
  args: { token: 'mail-token' },
  parameters: storyBackend(),
} satisfies Meta<typeof ActivationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const shows =
  (title: string, button: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByRole('button', { name: button })).toBeEnabled();
  };

export const Active: Story = { play: shows('账号已激活', '进入控制台') };

export const DeadLink: Story = {
  args: { token: 'too-old' },
  play: shows('链接已失效', '登录'),
};

export const IncompleteLink: Story = {
  args: { token: '' },
  play: shows('链接不完整', '登录'),
};

export const ServerFails: Story = {
  parameters: storyBackend({ faults: { 'account.activate': { kind: 'offline' } } }),
  play: async (context) => {
    await shows('激活失败', '再试一次')(context);
    // Only the toast shows it: a second occurrence would make this query fail.
    await expect(await context.canvas.findByText('连不上服务器，请检查网络后再试')).toBeVisible();
  },
};
