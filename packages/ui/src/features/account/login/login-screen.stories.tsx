import { buildUser } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { isAnnouncedOnce } from '../account-form/account-form.fixtures';
import { LoginScreen } from './login-screen';

const meta = {
  title: 'Features/Account/LoginScreen',
  component: LoginScreen,
  tags: ['screen'],
  args: { onLoggedIn: fn() },
  parameters: storyBackend(),
} satisfies Meta<typeof LoginScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const logIn =
  (password: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('邮箱'), ` ${buildUser().email} `);
    await userEvent.type(canvas.getByLabelText('密码'), password);
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
  };

export const Default: Story = {};

export const LogsIn: Story = {
  play: async (context) => {
    await logIn('correct horse')(context);
    await waitFor(() =>
      expect(context.args.onLoggedIn).toHaveBeenCalledWith({
        token: 'mock-token',
        userId: 'user-1',
      }),
    );
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('邮箱'), 'nobody');
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(await canvas.findByText('邮箱格式不正确')).toBeVisible();
    await expect(canvas.getByText('密码必填')).toBeVisible();
    await expect(canvas.getByLabelText('邮箱')).toHaveFocus();
  },
};

export const Refused: Story = {
  play: async (context) => {
    await logIn('wrong')(context);
    await isAnnouncedOnce(context, '邮箱或密码不正确');
    const password = context.canvas.getByLabelText('密码');
    await expect(password).toHaveValue('wrong');
    await expect(password).toHaveAccessibleDescription('邮箱或密码不正确');
    await expect(context.canvas.queryByText('操作失败，填写的内容都还在')).toBeNull();
  },
};

export const AsksAfterManyTries: Story = {
  parameters: storyBackend({ change: (state) => void (state.failedLogins = 5) }),
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await logIn('correct horse')(context);
    await userEvent.type(await canvas.findByLabelText('7 + 5 = ?'), '12');
    await isAnnouncedOnce(context, '尝试次数过多，请稍后再试');
    await expect(canvas.queryByText('操作失败，填写的内容都还在')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(args.onLoggedIn).toHaveBeenCalled());
  },
};

export const NetworkFails: Story = {
  parameters: storyBackend({ faults: { 'account.login': { kind: 'offline' } } }),
  play: async (context) => {
    await logIn('correct horse')(context);
    await isAnnouncedOnce(context, '连不上服务器，请检查网络后再试');
    await expect(context.canvas.queryByText('连不上服务器，请检查网络后再试')).toBeNull();
    await expect(context.canvas.getByText('操作失败，填写的内容都还在')).toBeVisible();
    await expect(context.canvas.getByLabelText('密码')).toHaveValue('correct horse');
  },
};

const twoFactor = storyBackend({
  change: (state) => {
    state.twoFactor = { isOn: true, hasBegun: false, codes: ['abcde-23456-fghjk'], sets: 1 };
  },
});

/** The account has two-factor login: the password leads to the second step. */
export const SecondStep: Story = {
  parameters: twoFactor,
  play: async (context) => {
    await logIn('correct horse')(context);
    await expect(await context.canvas.findByLabelText('验证码')).toHaveFocus();
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};

export const PastesTheCode: Story = {
  parameters: twoFactor,
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await logIn('correct horse')(context);
    await userEvent.click(await canvas.findByLabelText('验证码'));
    await userEvent.paste('123 456');
    await waitFor(() => expect(args.onLoggedIn).toHaveBeenCalledTimes(1));
  },
};

export const WrongCode: Story = {
  parameters: twoFactor,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await logIn('correct horse')(context);
    await userEvent.type(await canvas.findByLabelText('验证码'), '000000');
    await isAnnouncedOnce(context, '验证码错误或已使用');
    await expect(canvas.getByLabelText('验证码')).toHaveAccessibleDescription(
      '验证码不对或已用过，请用最新的一个',
    );
    await expect(canvas.getByLabelText('验证码')).toHaveValue('000000');
  },
};

export const UsesRecoveryCode: Story = {
  parameters: twoFactor,
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await logIn('correct horse')(context);
    await userEvent.click(await canvas.findByRole('button', { name: '用恢复码登录' }));
    await userEvent.type(await canvas.findByLabelText('恢复码'), 'abcde-23456-fghjk');
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(args.onLoggedIn).toHaveBeenCalledTimes(1));
  },
};
