import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { isAnnouncedOnce } from '../account-form/account-form.fixtures';
import { PasswordChangeScreen } from './password-change-screen';

const meta = {
  title: 'Features/Account/PasswordChangeScreen',
  component: PasswordChangeScreen,
  tags: ['screen'],
  parameters: storyBackend(),
} satisfies Meta<typeof PasswordChangeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const change =
  (oldPassword: string, password: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('当前密码'), oldPassword);
    await userEvent.type(canvas.getByLabelText('新密码'), password);
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }));
  };

export const Changes: Story = {
  play: async (context) => {
    await change('correct horse', 'a better password')(context);
    await expect(await context.canvas.findByText('修改成功')).toBeVisible();
  },
};

export const WrongPassword: Story = {
  play: async (context) => {
    await change('not it', 'a better password')(context);
    await isAnnouncedOnce(context, '邮箱或密码不正确');
    await expect(context.canvas.getByLabelText('当前密码')).toHaveAccessibleDescription(
      '当前密码不正确',
    );
    await expect(context.canvas.getByLabelText('新密码')).toHaveValue('a better password');
  },
};

export const TooShort: Story = {
  play: async (context) => {
    await change('correct horse', 'short')(context);
    await expect(await context.canvas.findByText('密码需要 8 到 128 个字符')).toBeVisible();
    await expect(context.canvas.getByLabelText('新密码')).toHaveFocus();
  },
};
