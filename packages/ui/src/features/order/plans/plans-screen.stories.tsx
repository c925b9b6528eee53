import { SCENARIOS } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { PlansScreen } from './plans-screen';

const meta = {
  title: 'Features/Order/PlansScreen',
  component: PlansScreen,
  tags: ['screen'],
  parameters: storyBackend(SCENARIOS.restricted),
} satisfies Meta<typeof PlansScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    // The one that saves most is chosen at first.
    const yearly = await canvas.findByRole('radio', { name: /年度会员.*推荐.*省 26%/ });
    await expect(yearly).toBeChecked();
    const rows = within(canvas.getByRole('table', { name: '免费和会员' }));
    await expect(rows.getByRole('row', { name: /群发.* 不包含 包含/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '去支付 ¥168.00' })).toBeEnabled();
    await expect(canvas.getByText('普通用户')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /月度会员/ }));
    await expect(canvas.getByRole('button', { name: '去支付 ¥19.00' })).toBeEnabled();
  },
};

export const Member: Story = {
  parameters: storyBackend({
    change: ({ user }) => {
      user.memberUntil = '2026-11-20T06:32:00.000Z';
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2026年11月20日.*14:32/)).toHaveTextContent('GMT+8');
    await expect(canvas.getByRole('button', { name: '去支付 ¥168.00' })).toBeEnabled();
  },
};

export const Lifetime: Story = {
  parameters: storyBackend(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('终身会员')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /去支付/ })).toBeNull();
  },
};

export const NotActivated: Story = {
  parameters: storyBackend({
    change: ({ user }) => {
      user.role = 'user';
      user.isActivated = false;
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重新发送激活邮件' }));
    await expect(await canvas.findByText('激活邮件已发送，请查收')).toBeVisible();
  },
};

export const ServerRejects: Story = {
  parameters: storyBackend({
    ...SCENARIOS.restricted,
    faults: { 'order.create': { kind: 'code', code: 30003 } },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /去支付/ }));
    await expect(await canvas.findByText('账号还没有激活')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /去支付/ })).toBeEnabled();
  },
};

export const Loading: Story = {
  parameters: storyBackend({ faults: { 'order.plans': { kind: 'never' } } }),
};

export const Failed: Story = {
  parameters: storyBackend({ faults: { 'order.plans': { kind: 'code', code: 50000 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: storyBackend({
    ...SCENARIOS.restricted,
    change: (state) => {
      SCENARIOS.restricted.change(state);
      state.plans = [];
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: '暂时没有可以购买的会员' }),
    ).toBeVisible();
  },
};

export const Narrow: Story = { globals: { width: '320' } };

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pay ¥168.00' })).toBeEnabled();
  },
};
