import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SchedulesScreen } from '#features/all-schedules/schedules-screen.tsx';
import { MaterialPanel } from '#features/material/index.ts';
import { OrdersScreen } from '#features/order/orders-screen.tsx';
import { WITH_PAUSED } from '#features/reply/keyword-reply.fixtures.ts';
import { KeywordReplyScreen } from '#features/reply/keyword-reply-screen.tsx';
import { configBackend } from '#lists/rules/rule-list.fixtures.ts';
import { openDialog } from '#testing/plays/open-dialog.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { ar } from './ar.fixtures.ts';
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

const beginsOnTheRight = async (element: HTMLElement) => {
  const root = element.closest('.cd-root');
  await expect(root).toHaveAttribute('dir', 'rtl');
  const { right } = element.getBoundingClientRect();
  const page = root?.getBoundingClientRect().right ?? 0;
  await expect(page - right).toBeLessThan(60);
};

/** Lines begin on the right, and all that stands beside each other is the other way round. */
export const Arabic: Story = {
  globals: { locale: ar },
  render: () => <MaterialPanel />,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('row');
    await beginsOnTheRight(await canvas.findByRole('heading', { name: 'المواد' }));
  },
};
export const ArabicRules: Story = {
  globals: { locale: ar },
  parameters: configBackend(WITH_PAUSED),
  render: () => <KeywordReplyScreen />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Select' }));
    await beginsOnTheRight(
      await canvas.findByRole('heading', { name: 'الردود بالكلمات المفتاحية' }),
    );
  },
};
export const ArabicWeek: Story = {
  globals: { locale: ar },
  render: () => <SchedulesScreen />,
  play: async ({ canvas }) => {
    await beginsOnTheRight(await canvas.findByRole('heading', { level: 1 }));
    await canvas.findAllByRole('row');
  },
};
export const ArabicDialog: Story = {
  globals: { locale: ar },
  render: () => <MaterialPanel />,
  play: async (context) => {
    const dialog = await openDialog(context, 'Add material');
    await expect((await dialog.findByLabelText('Name')).closest('.cd-root')).toHaveAttribute(
      'dir',
      'rtl',
    );
  },
};
