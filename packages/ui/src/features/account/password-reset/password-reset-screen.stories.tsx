import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { PasswordResetScreen } from './password-reset-screen';

const meta = {
  title: 'Features/Account/PasswordResetScreen',
  component: PasswordResetScreen,
  tags: ['screen'],
  args: { token: 'mail-token' },
  parameters: storyBackend(),
} satisfies Meta<typeof PasswordResetScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const fill =
  (password: string, repeated: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await canvas.findByText(/lin@qinghe.cn/);
    await userEvent.type(canvas.getByLabelText('新密码'), password);
    await userEvent.type(canvas.getByLabelText('再输入一次'), repeated);
    await userEvent.click(canvas.getByRole('button', { name: '保存新密码' }));
  };

export const Saves: Story = {
  // Uses up the link, so it needs a separate backend.
  parameters: storyBackend(),
  play: async (context) => {
    await fill('correct horse', 'correct horse')(context);
    await expect(await context.canvas.findByText('密码已更新，请用新密码登录')).toBeVisible();
  },
};

export const Differs: Story = {
  play: async (context) => {
    await fill('correct horse', 'correct mouse')(context);
    await expect(await context.canvas.findByText('两次输入的密码不一致')).toBeVisible();
    await expect(context.canvas.getByLabelText('再输入一次')).toHaveFocus();
  },
};

export const IncompleteLink: Story = {
  args: { token: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '链接不完整' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重新获取链接' })).toBeEnabled();
  },
};

export const DeadLink: Story = {
  args: { token: 'spent' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '链接已失效' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重新获取链接' })).toBeEnabled();
  },
};
