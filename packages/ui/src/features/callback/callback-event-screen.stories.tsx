import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { configBackend, failing, withoutMembership } from '#lists/rules/rule-list.fixtures.ts';
import { typeKeyword } from '#testing/plays/fill.ts';
import { adds, offersMembership } from '#testing/plays/list-plays.ts';
import { openDialog } from '#testing/plays/open-dialog.ts';
import { CallbackEventScreen } from './callback-event-screen';

const custom = {
  type: 100,
  keywords: ['订单', '物流'],
  reg: 1,
  needAt: 1,
  scope: 'all',
  timeout: 30,
  customUrl: 'https://shop.example.com/robot/orders',
  moreData: [],
};
const builtIn = {
  type: 1,
  keywords: ['我是谁'],
  reg: 2,
  needAt: 0,
  scope: 'friend',
  timeout: 0,
  postUrl: 'https://chatdeck.example.com/v1/api/callback/who',
};

/** Keywords that call a service. */
const meta = {
  title: 'Features/Callback/CallbackEventScreen',
  component: CallbackEventScreen,
  parameters: { ...configBackend({ callBackEvents: [custom, builtIn] }) },
} satisfies Meta<typeof CallbackEventScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('https://shop.example.com/robot/orders')).toBeVisible();
    await expect(canvas.getByText('最多等 60 秒')).toBeVisible();
  },
};
export const Empty: Story = { tags: ['screen'], parameters: configBackend({}) };
export const Failed: Story = { parameters: failing() };
export const Restricted: Story = {
  parameters: configBackend({ callBackEvents: [custom] }, withoutMembership),
  play: async (context) => {
    await offersMembership('添加回调事件')(context);
    await expect(context.canvas.getByRole('switch')).toBeVisible();
  },
};

export const RefusesEmpty: Story = {
  parameters: configBackend({}),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openDialog(context, '添加回调事件');
    await userEvent.click(await dialog.findByRole('radio', { name: '自定义回调' }));
    await userEvent.click(dialog.getByRole('button', { name: '添加' }));
    await expect(await dialog.findByText('关键词必填')).toBeVisible();
    await expect(dialog.getByText('回调地址必填')).toBeVisible();
    await expect(await canvas.findByText('请将表单填写完整后提交')).toBeVisible();
  },
};

export const Adds: Story = {
  parameters: configBackend({}),
  play: adds('添加回调事件', 'https://shop.example.com/orders', async (dialog, context) => {
    await typeKeyword(dialog, context, '订单');
    await context.userEvent.click(dialog.getByRole('radio', { name: '自定义回调' }));
    const address = dialog.getByLabelText('回调地址');
    await context.userEvent.type(address, 'https://shop.example.com/orders');
  }),
};
