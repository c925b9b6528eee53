import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { configBackend } from '#lists/rules/rule-list.fixtures.ts';
import type { Play } from '#testing/plays/open-dialog.ts';
import { withRow } from '../rules/rows/with-row';
import { BOOKSHOP } from './simulator.fixtures';
import TryDialog from './try-dialog';

const parking = {
  keywords: ['停车'],
  reg: 1,
  needAt: 0,
  scope: 'all',
  replys: [{ type: 1, content: '门口可以停两小时。' }],
};

/** The simulator beside a list, with unsaved input or without. */
const meta = {
  title: 'Lists/TryDialog',
  component: TryDialog,
  args: { onOpenChange: fn() },
  parameters: { ...configBackend(BOOKSHOP, { change: (state) => (state.dialogues = []) }) },
} satisfies Meta<typeof TryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (text: string): Play =>
  async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: '消息' }), text);
    await userEvent.click(dialog.getByRole('button', { name: '发送' }));
  };

export const Default: Story = {};
export const UnsavedEdit: Story = {
  args: { edit: withRow('replyKeywords', undefined, parking) },
  play: async (context) => {
    await says('哪里停车')(context);
    const edited = within(await context.canvas.findByRole('region', { name: '这次修改' }));
    await expect(edited.getByText('门口可以停两小时。')).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('radio', { name: '已保存的' }));
    await expect(await context.canvas.findByText('交给 AI')).toBeVisible();
  },
};
export const SameReply: Story = {
  args: { edit: withRow('replyKeywords', undefined, parking) },
  play: says('怎么报名'),
};
export const LongContent: Story = {
  ...UnsavedEdit,
  globals: { width: '320' },
};

export const English: Story = { globals: { locale: 'en' } };
