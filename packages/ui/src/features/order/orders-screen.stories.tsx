import type { MockState } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { OrdersScreen } from './orders-screen';

/** The newest order is still pending. */
const firstWaits = ({ orders: [first] }: MockState) => {
  if (first) first.state = 'pending';
};

const meta = {
  title: 'Features/Order/OrdersScreen',
  component: OrdersScreen,
  tags: ['screen'],
  parameters: storyBackend({ change: firstWaits }),
} satisfies Meta<typeof OrdersScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('已支付')).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name: /^去支付订单/ })).toHaveLength(1);
  },
};

export const Many: Story = {
  parameters: storyBackend({
    change: (state) => {
      const [order] = state.orders;
      if (!order) return;
      state.orders = Array.from({ length: 23 }, (_, at) => ({ ...order, id: String(200 - at) }));
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '第 3 页' }));
    await expect(await canvas.findByText(/178$/)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: storyBackend({ amount: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有充值记录' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '开通会员' })).toBeEnabled();
    await expect(await canvas.findByRole('list', { name: '会员方案' })).toBeVisible();
  },
};

/** A member whom an operator made one has nothing to buy. */
export const EmptyOfMember: Story = {
  parameters: storyBackend({
    change: (state) => {
      state.orders = [];
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('你的会员不是在这里购买的，所以没有订单。')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '开通会员' })).toBeNull();
    await expect(await canvas.findByText('你的会员可以用')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: storyBackend({ faults: { 'order.list': { kind: 'never' } } }),
};

export const Failed: Story = {
  parameters: storyBackend({ faults: { 'order.list': { kind: 'code', code: 50000 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { width: '320' } };

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for payment')).toBeVisible();
  },
};
