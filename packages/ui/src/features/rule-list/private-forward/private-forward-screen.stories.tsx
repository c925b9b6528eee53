import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { configBackend, failing, openDialog, withoutMembership } from '../rule-list.fixtures';
import { PrivateForwardScreen } from './private-forward-screen';

const RULES = {
  privateForwards: [
    { name: '林知远', type: 2, rooms: ['青禾读书会 1 群', '店务群'], contacts: ['周明'] },
    { name: '出版社王编辑', type: 1, rooms: [], contacts: ['采购小何'] },
    { name: '未完成的规则', type: 1, rooms: [], contacts: [] },
  ],
};

/** Designated users whose messages are forwarded. */
const meta = {
  title: 'Features/RuleList/PrivateForwardScreen',
  component: PrivateForwardScreen,
  parameters: { ...configBackend(RULES) },
} satisfies Meta<typeof PrivateForwardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('林知远')).toBeVisible();
    await expect(canvas.getByText(/还没有选/)).toBeVisible();
  },
};
export const Empty: Story = { tags: ['screen'], parameters: configBackend({}) };
export const Failed: Story = { parameters: failing() };
export const Many: Story = {
  parameters: configBackend({
    privateForwards: Array.from({ length: 500 }, (_, at) => ({
      ...{ name: `用户 ${at + 1}`, type: 1, contacts: [] },
      rooms: Array.from({ length: 12 }, (__, room) => `${room + 1} 群`),
    })),
  }),
};

/** Not a member: it can be read, and membership is offered over it. */
export const Restricted: Story = {
  tags: ['screen'],
  parameters: configBackend(RULES, withoutMembership),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('本功能需要开通会员方可使用')).toBeVisible();
    await expect(await canvas.findByText('林知远')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.queryByRole('button', { name: '添加指定用户转发' })).toBeNull();
  },
};

export const Adds: Story = {
  parameters: configBackend({}),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openDialog(context, '添加指定用户转发');
    await userEvent.click(await dialog.findByRole('button', { name: '添加' }));
    await expect(await dialog.findByText('必填')).toBeVisible();
    await userEvent.type(dialog.getByRole('combobox', { name: '用户昵称' }), '林知远');
    await userEvent.click(dialog.getByRole('button', { name: '添加' }));
    await expect(await canvas.findByText('添加成功')).toBeVisible();
    await expect(within(await canvas.findByRole('listitem')).getByText('林知远')).toBeVisible();
  },
};
