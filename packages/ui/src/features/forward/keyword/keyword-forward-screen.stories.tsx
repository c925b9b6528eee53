import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { configBackend, failing } from '#lists/rules/rule-list.fixtures.ts';
import { typeKeyword } from '#testing/plays/fill.ts';
import { edits, refusesEmpty } from '#testing/plays/list-plays.ts';
import { KeywordForwardScreen } from './keyword-forward-screen';

const rule = {
  keywords: ['求助', '退款'],
  reg: 1,
  type: 'room',
  targets: [
    { id: 'r1', name: '青禾读书会 1 群' },
    { id: 'r2', name: '亲子共读群' },
  ],
  forwardType: 'contact',
  forwardTargets: [{ id: 'c1', name: '周明' }],
};

/** Messages with keywords, forwarded from some chats to others. */
const meta = {
  title: 'Features/Forward/KeywordForwardScreen',
  component: KeywordForwardScreen,
  parameters: { ...configBackend({ forwards: [rule, { ...rule, reg: 2, type: 'contact' }] }) },
} satisfies Meta<typeof KeywordForwardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('求助'))[0]).toBeVisible();
    await expect(canvas.getAllByText('周明')[0]).toBeVisible();
  },
};
export const Empty: Story = { tags: ['screen'], parameters: configBackend({}) };
export const Failed: Story = { parameters: failing() };
export const Many: Story = {
  parameters: configBackend({
    forwards: Array.from({ length: 500 }, (_, at) => ({ ...rule, keywords: [`词 ${at + 1}`] })),
  }),
};

export const RefusesEmpty: Story = {
  parameters: configBackend({}),
  play: refusesEmpty('添加关键词转发', '关键词必填', '群组必选', '转发群组必选'),
};

export const Edits: Story = {
  parameters: configBackend({ forwards: [rule] }),
  play: edits('编辑求助、退款', ['更新成功', '投诉'], (dialog, context) =>
    typeKeyword(dialog, context, '投诉'),
  ),
};
