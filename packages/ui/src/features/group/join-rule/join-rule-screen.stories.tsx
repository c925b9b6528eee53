import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { configBackend, failing } from '#lists/rules/rule-list.fixtures.ts';
import { typeKeyword } from '#testing/plays/fill.ts';
import { adds, refusesEmpty } from '#testing/plays/list-plays.ts';
import { JoinRuleScreen } from './join-rule-screen';

const JOINS = {
  roomJoinKeywords: [
    {
      roomName: '青禾读书会 1 群',
      keywords: ['进群', '读书会'],
      reg: 1,
      replys: [{ type: 1, name: '进群须知', content: '进群请先看公告' }],
      welcomes: [{ type: 1, name: '欢迎语', content: '请改群名片' }],
    },
    {
      roomName: '亲子共读群',
      keywords: [],
      reg: 1,
      replys: [],
      welcomes: [{ type: 2, name: '五月书单', url: 'https://example.com/list.pdf' }],
    },
  ],
};

/** Groups that people join by keyword. */
const meta = {
  title: 'Features/Group/JoinRuleScreen',
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
  play: refusesEmpty('添加进群规则', '群组必选', '关键词必填'),
};

export const Adds: Story = {
  parameters: configBackend({}),
  play: adds('添加进群规则', '进群', async (dialog, context) => {
    const room = await dialog.findByRole('combobox', { name: '群' });
    await context.userEvent.type(room, '读书会');
    await typeKeyword(dialog, context, '进群');
  }),
};
