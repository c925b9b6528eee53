import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { configBackend, failing, openDialog } from '../rule-list.fixtures';
import { JoinRuleScreen } from './join-rule-screen';

const JOINS = {
  roomJoinKeywords: [
    {
      ...{ roomName: '青禾读书会 1 群', keywords: ['进群', '读书会'], reg: 1 },
      replys: [{ type: 1, name: '进群须知', content: '进群请先看公告' }],
      welcomes: [{ type: 1, name: '欢迎语', content: '请改群名片' }],
    },
    {
      ...{ roomName: '亲子共读群', keywords: [], reg: 1, replys: [] },
      welcomes: [{ type: 2, name: '五月书单', url: 'https://example.com/list.pdf' }],
    },
  ],
};

/** Groups that people join by a keyword. */
const meta = {
  title: 'Features/RuleList/JoinRuleScreen',
  component: JoinRuleScreen,
  parameters: { ...configBackend(JOINS) },
} satisfies Meta<typeof JoinRuleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('亲子共读群')).toBeVisible();
    await expect(canvas.getByText(/只发欢迎语/)).toBeVisible();
  },
};
export const Empty: Story = { tags: ['screen'], parameters: configBackend({}) };
export const Failed: Story = { parameters: failing() };

export const RefusesEmpty: Story = {
  tags: ['screen'],
  parameters: configBackend({}),
  play: async (context) => {
    const dialog = await openDialog(context, '添加进群规则');
    await context.userEvent.click(await dialog.findByRole('button', { name: '添加' }));
    await expect(await dialog.findByText('群组必选')).toBeVisible();
  },
};

export const Adds: Story = {
  parameters: configBackend({}),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openDialog(context, '添加进群规则');
    await userEvent.type(await dialog.findByRole('combobox', { name: '群' }), '读书会');
    await userEvent.type(dialog.getByRole('combobox', { name: '关键词' }), '进群{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: '添加' }));
    await expect(await canvas.findByText('添加成功')).toBeVisible();
    await expect(await canvas.findByText('进群')).toBeVisible();
  },
};
