import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { configBackend } from '#lists/rules/rule-list.fixtures.ts';
import { BOOKSHOP } from '#lists/simulator/simulator.fixtures.ts';
import type { Play } from '#testing/plays/open-dialog.ts';
import { WITH_PAUSED } from './keyword-reply.fixtures';
import { KeywordReplyScreen } from './keyword-reply-screen';

/** Keyword replies beside what they make of a message, and those that something can be said about. */
const meta = {
  title: 'Features/Reply/KeywordReplyScreen/Try',
  component: KeywordReplyScreen,
  parameters: { ...configBackend(BOOKSHOP) },
} satisfies Meta<typeof KeywordReplyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const tries: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '试一试' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: '消息' }), '怎么报名');
  await userEvent.click(canvas.getByRole('button', { name: '发送' }));
  // In the row of the rule, and in the chat.
  await waitFor(() => expect(canvas.getAllByText(/五月共读《长安的荔枝》/)).toHaveLength(2));
};

/** Beside the list where it has room, else in a dialog. */
export const Tried: Story = { tags: ['screen'], play: tries };

/** The rules that are paused. */
export const Filtered: Story = {
  tags: ['screen'],
  parameters: configBackend(WITH_PAUSED),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^已停用/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};
