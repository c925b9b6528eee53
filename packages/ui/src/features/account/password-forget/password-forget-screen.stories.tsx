import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { isAnnouncedOnce } from '../account-form/account-form.fixtures';
import { PasswordForgetScreen } from './password-forget-screen';

const meta = {
  title: 'Features/Account/PasswordForgetScreen',
  component: PasswordForgetScreen,
  tags: ['screen'],
  parameters: storyBackend(),
} satisfies Meta<typeof PasswordForgetScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const requestLink =
  (email: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('邮箱'), email);
    await userEvent.click(canvas.getByRole('button', { name: '发送重置链接' }));
  };

export const Sent: Story = {
  play: async (context) => {
    await requestLink('lin@qinghe.cn')(context);
    await expect(await context.canvas.findByText(/重置链接已经发出/)).toBeVisible();
  },
};

export const Invalid: Story = {
  play: async (context) => {
    await requestLink('nobody')(context);
    await expect(await context.canvas.findByText('邮箱格式不正确')).toBeVisible();
    await expect(context.canvas.getByLabelText('邮箱')).toHaveFocus();
  },
};

export const Refused: Story = {
  parameters: storyBackend({ faults: { 'account.sendReset': { kind: 'code', code: 50000 } } }),
  play: async (context) => {
    await requestLink('lin@qinghe.cn')(context);
    await isAnnouncedOnce(context, '服务器出错了，请稍后再试');
    await expect(context.canvas.getByText('操作失败，填写的内容都还在')).toBeVisible();
    await expect(context.canvas.getByLabelText('邮箱')).toHaveValue('lin@qinghe.cn');
  },
};
