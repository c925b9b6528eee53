import { CODE } from '@chatdeck/sdk/constants';
import { buildOpenApiKey, type MockState } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { failingCall } from '#lists/records/record-list.fixtures.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { KeysCard } from './keys-card';

const meta = {
  title: 'Features/OpenApi/KeysCard',
  component: KeysCard,
  args: { isLocked: false },
  parameters: storyBackend(),
} satisfies Meta<typeof KeysCard>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const stateIs = (change: (state: MockState) => void) => storyBackend({ change });

/** Keys in use, one that ends soon, and one that has ended. */
export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('订单系统')).toBeVisible();
    await expect(canvas.getByText('即将到期')).toBeVisible();
    await expect(canvas.getByText('已过期')).toBeVisible();
    await expect(canvas.getAllByText('还没用过')).toHaveLength(2);
  },
};

export const Empty: Story = {
  parameters: storyBackend({ amount: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有更多密钥')).toBeVisible();
  },
};

export const LongName: Story = {
  parameters: stateIs((state) => {
    const name = '总部订单系统在双十一期间给各个门店的值班群发到货通知用的那一把';
    const scopes = ['material:read', 'schedule:write', 'send', 'session', 'customers'] as const;
    const previousUntil = '2026-05-21T06:32:00.000Z';
    state.openApiKeys = [buildOpenApiKey(0, { name, scopes, previousUntil })];
  }),
};

export const Locked: Story = { args: { isLocked: true } };
export const Failed: Story = { parameters: failingCall('openApiKey.list') };
export const English: Story = { globals: { locale: 'en' } };

async function openForm({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: '添加密钥' }));
  return within(await screen.findByRole('dialog', { name: '添加密钥' }));
}

async function fillIn(context: Context) {
  const { userEvent } = context;
  const dialog = await openForm(context);
  await userEvent.type(dialog.getByLabelText('名称'), '门店收银台');
  await userEvent.click(dialog.getByRole('checkbox', { name: '发送消息' }));
  await userEvent.click(dialog.getByRole('button', { name: '添加密钥' }));
  return within(await screen.findByRole('dialog', { name: '请保存 API Secret' }));
}

export const Adding: Story = {
  play: async (context) => {
    await openForm(context);
  },
};

export const WithoutAScope: Story = {
  play: async (context) => {
    const dialog = await openForm(context);
    await context.userEvent.type(dialog.getByLabelText('名称'), '门店收银台');
    await context.userEvent.click(dialog.getByRole('button', { name: '添加密钥' }));
    await expect(await dialog.findByText('必填')).toBeVisible();
  },
};

export const ShowsTheSecretOnce: Story = {
  play: async (context) => {
    const dialog = await fillIn(context);
    await expect(dialog.getByText('cs_4b3a29181706f5e49f8e7d6c')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '完成' })).toBeDisabled();
  },
};

export const AsksBeforeTheSecretIsLost: Story = {
  play: async (context) => {
    await fillIn(context);
    await context.userEvent.keyboard('{Escape}');
    await expect(await screen.findByText('还没有保存 API Secret')).toBeVisible();
  },
};

async function choose({ canvas, userEvent }: Context, name: string, action: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `${name}的操作` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

export const Rotates: Story = {
  play: async (context) => {
    await choose(context, '订单系统', '更换密钥');
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('radio', { name: '再用 1 天' })).toBeChecked();
    await context.userEvent.click(dialog.getByRole('button', { name: '更换密钥' }));
    await screen.findByRole('dialog', { name: '请保存 API Secret' });
  },
};

/** Who removes a key that could read other keys learns that these still work. */
export const RemovesOneForCustomers: Story = {
  play: async (context) => {
    await choose(context, '合作方门户', '移除');
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/客户机器人的密钥/)).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: '移除' }));
    await waitFor(() => expect(context.canvas.queryByText('合作方门户')).toBeNull());
  },
};

export const Refused: Story = {
  parameters: storyBackend({
    faults: { 'openApiKey.add': { kind: 'code', code: CODE.serverError } },
  }),
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openForm(context);
    await userEvent.type(dialog.getByLabelText('名称'), '门店收银台');
    await userEvent.click(dialog.getByRole('checkbox', { name: '发送消息' }));
    await userEvent.click(dialog.getByRole('button', { name: '添加密钥' }));
    await expect(await screen.findByText('服务器出错了，请稍后再试')).toBeVisible();
    await expect(dialog.getByLabelText('名称')).toHaveValue('门店收银台');
  },
};
