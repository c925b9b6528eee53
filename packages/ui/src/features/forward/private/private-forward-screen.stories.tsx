import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { configBackend, failing, withoutMembership } from '#lists/rules/rule-list.fixtures.ts';
import { adds, offersMembership } from '#testing/plays/list-plays.ts';
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
  title: 'Features/Forward/PrivateForwardScreen',
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
      name: `用户 ${at + 1}`,
      type: 1,
      contacts: [],
      rooms: Array.from({ length: 12 }, (__, room) => `${room + 1} 群`),
    })),
  }),
};

/** Without a membership the rules are read-only, and a banner above them offers one. */
export const Restricted: Story = {
  tags: ['screen'],
  parameters: configBackend(RULES, withoutMembership),
  play: async (context) => {
    await offersMembership('添加指定用户转发', '林知远')(context);
    await expect(context.canvas.getAllByRole('switch')[0]).toBeVisible();
  },
};

export const Adds: Story = {
  parameters: configBackend({}),
  play: adds('添加指定用户转发', '林知远', async (dialog, { userEvent }) => {
    await userEvent.click(await dialog.findByRole('button', { name: '添加' }));
    await expect(await dialog.findByText('必填')).toBeVisible();
    await expect(dialog.getByText('转发到的群和好友至少选一个')).toBeVisible();
    await userEvent.type(dialog.getByRole('combobox', { name: '用户昵称' }), '林知远');
    await userEvent.click(dialog.getByRole('combobox', { name: '转发到的群' }));
    await userEvent.paste('青禾读书会，亲子共读群');
    await expect(await dialog.findByText('亲子共读群')).toBeVisible();
  }),
};
