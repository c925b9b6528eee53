import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MaterialPanel } from '#features/material/index.ts';
import { OrdersScreen } from '#features/order/orders-screen.tsx';
import { storyBackend } from '#testing/story-backend.ts';
import { ja } from './ja.fixtures.ts';

const meta = {
  title: 'Locales/Languages',
  tags: ['screen'],
  parameters: storyBackend(),
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const TraditionalChinese: Story = {
  globals: { locale: 'zh-TW' },
  render: () => <MaterialPanel />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '新增素材' })).toBeVisible();
    await expect(await canvas.findByRole('columnheader', { name: '類型' })).toBeVisible();
  },
};

/** Three texts in Japanese, the others in English. */
export const LanguageOfHost: Story = {
  globals: { locale: ja },
  render: () => <OrdersScreen />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'お支払い履歴' })).toBeVisible();
    await expect(await canvas.findByRole('columnheader', { name: 'Amount' })).toBeVisible();
  },
};
