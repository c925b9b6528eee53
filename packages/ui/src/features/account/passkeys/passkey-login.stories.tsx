import { buildMany, buildPasskey } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { fakeAuthenticator } from '#testing/fake-authenticator.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { LoginScreen } from '../login/login-screen';

const withPasskeys = storyBackend({
  change: (state) => {
    state.passkeys.list = buildMany(2, buildPasskey);
  },
});

const meta = {
  title: 'Features/Account/LoginScreen/Passkey',
  component: LoginScreen,
  tags: ['screen'],
  args: { onLoggedIn: fn() },
  parameters: withPasskeys,
} satisfies Meta<typeof LoginScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const press: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '通行密钥登录' }));
};

export const LogsIn: Story = {
  beforeEach: () => fakeAuthenticator('accepts'),
  play: async (context) => {
    await press(context);
    await waitFor(() => expect(context.args.onLoggedIn).toHaveBeenCalledTimes(1));
  },
};

export const Waiting: Story = {
  beforeEach: () => fakeAuthenticator('waits'),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText('正在等你确认…')).toBeVisible();
  },
};

/** Whoever cancels in the browser is back at the password, and is told nothing. */
export const Cancelled: Story = {
  beforeEach: () => fakeAuthenticator('cancels'),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByLabelText('密码')).toBeVisible();
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};

export const UnknownPasskey: Story = {
  beforeEach: () => fakeAuthenticator('accepts'),
  parameters: storyBackend(),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText(/没有账号在用这个通行密钥/)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: '再试一次' })).toBeVisible();
  },
};

export const AnotherAddress: Story = {
  beforeEach: () => fakeAuthenticator('is elsewhere'),
  parameters: storyBackend({
    change: (state) => {
      state.passkeys.site = 'https://chatdeck.example';
    },
  }),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText(/只能在 chatdeck\.example 使用/)).toBeVisible();
  },
};

export const NetworkFails: Story = {
  beforeEach: () => fakeAuthenticator('accepts'),
  parameters: storyBackend({ faults: { 'passkey.beginLogin': { kind: 'offline' } } }),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText(/没能登录，请再试一次/)).toBeVisible();
  },
};

export const NotSupported: Story = {
  beforeEach: () => fakeAuthenticator('has none'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '扫码登录' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '通行密钥登录' })).toBeNull();
  },
};
