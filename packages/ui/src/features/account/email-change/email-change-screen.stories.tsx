import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { isAnnouncedOnce } from '../account-form/account-form.fixtures';
import { EmailChangeScreen } from './email-change-screen';

const meta = {
  title: 'Features/Account/EmailChangeScreen',
  component: EmailChangeScreen,
  tags: ['screen'],
  parameters: storyBackend(),
} satisfies Meta<typeof EmailChangeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const change =
  (email: string, password: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('新邮箱'), email);
    await userEvent.type(canvas.getByLabelText('当前密码'), password);
    await userEvent.click(canvas.getByRole('button', { name: '修改邮箱' }));
  };

export const Changes: Story = {
  play: async (context) => {
    await change('new@qinghe.cn', 'correct horse')(context);
    await expect(await context.canvas.findByText('修改成功，激活邮件已发送到新邮箱')).toBeVisible();
  },
};

export const WrongPassword: Story = {
  play: async (context) => {
    await change('new@qinghe.cn', 'not it')(context);
    await isAnnouncedOnce(context, '邮箱或密码不正确');
    await expect(context.canvas.getByLabelText('当前密码')).toHaveAccessibleDescription(
      '当前密码不正确',
    );
    await expect(context.canvas.getByLabelText('新邮箱')).toHaveValue('new@qinghe.cn');
  },
};

export const Invalid: Story = {
  play: async (context) => {
    await change('nobody', 'correct horse')(context);
    await expect(await context.canvas.findByText('邮箱格式不正确')).toBeVisible();
    await expect(context.canvas.getByLabelText('新邮箱')).toHaveFocus();
  },
};
