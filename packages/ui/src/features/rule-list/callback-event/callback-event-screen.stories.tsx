import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { configBackend, failing, openDialog, withoutMembership } from '../rule-list.fixtures';
import { CallbackEventScreen } from './callback-event-screen';

const custom = {
  ...{ type: 100, keywords: ['订单', '物流'], reg: 1, needAt: 1, scope: 'all', timeout: 30 },
  ...{ customUrl: 'https://shop.example.com/robot/orders', moreData: [] },
};
const builtIn = {
  ...{ type: 1, keywords: ['我是谁'], reg: 2, needAt: 0, scope: 'friend', timeout: 0 },
  postUrl: 'https://chatdeck.example.com/v1/api/callback/who',
};

/** Keywords that ask a service. */
const meta = {
  title: 'Features/RuleList/CallbackEventScreen',
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('本功能需要开通会员方可使用')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
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
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openDialog(context, '添加回调事件');
    await userEvent.type(await dialog.findByRole('combobox', { name: '关键词' }), '订单{Enter}');
    await userEvent.click(dialog.getByRole('radio', { name: '自定义回调' }));
    await userEvent.type(dialog.getByLabelText('回调地址'), 'https://shop.example.com/orders');
    await userEvent.click(dialog.getByRole('button', { name: '添加' }));
    await expect(await canvas.findByText('添加成功')).toBeVisible();
    await expect(await canvas.findByText('https://shop.example.com/orders')).toBeVisible();
  },
};
