import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failingCall, withoutMembership } from '#lists/records/record-list.fixtures.ts';
import { edits } from '#testing/plays/list-plays.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { GptChatScreen } from './gpt-chat-screen';

/** Dialogues with images and speech. */
const meta = {
  title: 'Features/Dialogue/GptChatScreen',
  component: GptChatScreen,
  parameters: { ...storyBackend() },
} satisfies Meta<typeof GptChatScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('ChatGPT'))[0]).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: storyBackend({ change: (state) => void (state.dialogues = []) }),
};
export const Failed: Story = { parameters: failingCall('dialogue.list') };
export const Restricted: Story = { parameters: storyBackend(withoutMembership) };

export const SetsUpSpeech: Story = {
  tags: ['screen'],
  parameters: storyBackend(),
  play: edits(/^编辑/, ['修改成功'], async (dialog, { userEvent }) => {
    await userEvent.click(await dialog.findByRole('switch', { name: '文字转语音' }));
    await userEvent.click(await dialog.findByRole('radio', { name: '阿里云' }));
    await userEvent.type(dialog.getByLabelText(/文字转语音音色/), 'zhixiaobai');
  }),
};
