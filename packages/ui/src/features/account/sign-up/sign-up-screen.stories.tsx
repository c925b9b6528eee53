import { buildUser } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { isAnnouncedOnce } from '../account-form/account-form.fixtures';
import { SignUpScreen } from './sign-up-screen';

const meta = {
  title: 'Features/Account/SignUpScreen',
  component: SignUpScreen,
  tags: ['screen'],
  args: { onSignedUp: fn() },
  parameters: storyBackend(),
} satisfies Meta<typeof SignUpScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const signUp =
  (email: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('昵称'), '许书怀');
    await userEvent.type(canvas.getByLabelText('邮箱'), email);
    await userEvent.type(canvas.getByLabelText('密码'), 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: '注册' }));
  };

export const Default: Story = {};

export const SignsUp: Story = {
  parameters: storyBackend({
    calls: {
      'account.login': () => ({ token: 'new-token', userId: 'user-2' }),
    },
  }),
  play: async (context) => {
    await signUp('xu@qinghe.cn')(context);
    await expect(await context.canvas.findByText('注册成功，激活邮件已发到你的邮箱')).toBeVisible();
    await waitFor(() =>
      expect(context.args.onSignedUp).toHaveBeenCalledWith({
        token: 'new-token',
        userId: 'user-2',
      }),
    );
  },
};

/** The account is created regardless; the mail can be requested again. */
export const MailNotSent: Story = {
  parameters: storyBackend({
    calls: {
      'account.signup': () => ({ userId: 'user-2', isMailSent: false }),
      'account.login': () => ({ token: 'new-token', userId: 'user-2' }),
    },
  }),
  play: async (context) => {
    await signUp('xu@qinghe.cn')(context);
    await expect(
      await context.canvas.findByText(
        '注册成功；激活邮件未发出，可以在个人中心点「重新发送激活邮件」',
      ),
    ).toBeVisible();
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('密码'), 'short');
    await userEvent.click(canvas.getByRole('button', { name: '注册' }));
    await expect(await canvas.findByText('昵称必填')).toBeVisible();
    await expect(canvas.getByText('邮箱必填')).toBeVisible();
    await expect(canvas.getByText('密码需要 8 到 128 个字符')).toBeVisible();
  },
};

export const WarnsOfCommonPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('密码'), 'Password123');
    await expect(canvas.getByText('很多人都用这个密码，容易被猜到；换一个更安全')).toBeVisible();
  },
};

export const EmailTaken: Story = {
  play: async (context) => {
    await signUp(buildUser().email)(context);
    await isAnnouncedOnce(context, '已存在');
    await expect(context.canvas.getByLabelText('邮箱')).toHaveAccessibleDescription(
      '这个邮箱已经注册过，可以直接登录',
    );
    await expect(context.canvas.queryByText('操作失败，填写的内容都还在')).toBeNull();
    await expect(context.canvas.getByLabelText('昵称')).toHaveValue('许书怀');
  },
};
