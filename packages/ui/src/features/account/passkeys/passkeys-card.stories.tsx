import { CODE } from '@chatdeck/sdk/constants';
import { buildMany, buildPasskey, type MockState } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { fakeAuthenticator } from '#testing/fake-authenticator.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { PasskeysCard } from './passkeys-card';

const meta = {
  title: 'Features/Account/PasskeysCard',
  component: PasskeysCard,
  parameters: storyBackend(),
  beforeEach: () => fakeAuthenticator('accepts'),
} satisfies Meta<typeof PasskeysCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const stateIs = (change: (state: MockState) => void) => storyBackend({ change });
/** Each story has its own: what one renames, another has as it was. */
const three = () =>
  stateIs((state) => {
    state.passkeys.list = buildMany(3, buildPasskey);
  });

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有通行密钥')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '添加通行密钥' })).toBeEnabled();
  },
};

export const Several: Story = {
  parameters: three(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('我的 iPhone')).toBeVisible();
    await expect(canvas.getAllByText('还没用过')).toHaveLength(2);
  },
};

export const LongName: Story = {
  parameters: stateIs((state) => {
    const name = '公司三楼靠窗那台台式机上的浏览器和它连着的安全密钥以及备用的那一把';
    state.passkeys.list = [buildPasskey(0, { name })];
  }),
};

const begin: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '添加通行密钥' }));
  const dialog = within(await screen.findByRole('dialog', { name: '添加通行密钥' }));
  await userEvent.type(await dialog.findByLabelText('当前密码'), 'correct horse');
  await userEvent.click(dialog.getByRole('button', { name: '下一步' }));
};

export const Adds: Story = {
  play: async (context) => {
    await begin(context);
    await expect(await context.canvas.findByText('Chrome · Windows')).toBeVisible();
  },
};

export const AsksForACode: Story = {
  parameters: stateIs((state) => {
    state.twoFactor = { isOn: true, hasBegun: false, codes: [], sets: 1 };
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加通行密钥' }));
    const dialog = within(await screen.findByRole('dialog', { name: '添加通行密钥' }));
    await expect(await dialog.findByLabelText('验证码或恢复码')).toBeVisible();
  },
};

/** Whoever cancels in the browser may try again, and is told nothing. */
export const Cancelled: Story = {
  beforeEach: () => fakeAuthenticator('cancels'),
  play: async (context) => {
    await begin(context);
    await expect(await screen.findByRole('button', { name: '创建通行密钥' })).toBeEnabled();
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};

export const DeviceHasOne: Story = {
  beforeEach: () => fakeAuthenticator('has one'),
  play: async (context) => {
    await begin(context);
    await expect(await screen.findByText('这台设备上已经有这个账号的通行密钥了。')).toBeVisible();
  },
};

export const ServerRefuses: Story = {
  parameters: storyBackend({
    faults: { 'passkey.add': { kind: 'code', code: CODE.passkeyRefused } },
  }),
  play: async (context) => {
    await begin(context);
    await expect(await screen.findByText('没有添加成功，请再试一次。')).toBeVisible();
    await expect(screen.getByLabelText('当前密码')).toBeVisible();
  },
};

export const Renames: Story = {
  parameters: three(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '我的 iPhone的操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '改名' }));
    const dialog = within(await screen.findByRole('dialog', { name: '给通行密钥改名' }));
    await userEvent.clear(await dialog.findByLabelText('名称'));
    await userEvent.type(dialog.getByLabelText('名称'), '旧手机');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('旧手机')).toBeVisible();
  },
};

export const Removing: Story = {
  parameters: three(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '我的 iPhone的操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '移除' }));
    const dialog = within(await screen.findByRole('dialog', { name: '移除「我的 iPhone」' }));
    await expect(await dialog.findByLabelText('当前密码')).toBeVisible();
  },
};

export const NotActivated: Story = {
  parameters: stateIs((state) => {
    state.user = { ...state.user, isActivated: false };
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('先激活邮箱，才能添加。')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '添加通行密钥' })).toBeDisabled();
  },
};

export const NotSupported: Story = {
  beforeEach: () => fakeAuthenticator('has none'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/这个浏览器不支持通行密钥/)).toBeVisible();
  },
};

export const AnotherAddress: Story = {
  parameters: stateIs((state) => {
    state.passkeys.site = 'https://chatdeck.example';
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('通行密钥只能在 https://chatdeck.example 使用，请打开那个地址。'),
    ).toBeVisible();
  },
};

export const NoDomain: Story = {
  parameters: stateIs((state) => {
    state.passkeys.site = null;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/它需要一个 https 域名/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: storyBackend({ faults: { 'passkey.list': { kind: 'never' } } }),
};

export const Failed: Story = {
  parameters: storyBackend({ faults: { 'passkey.list': { kind: 'code', code: 50000 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
