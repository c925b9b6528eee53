import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBackend } from '../../../testing/story-backend';
import { failingCall, withoutMembership } from '../record-list.fixtures';
import { GptChatScreen } from './gpt-chat-screen';

/** Dialogues with pictures and speech. */
const meta = {
  title: 'Features/RecordList/GptChatScreen',
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
  play: async ({ canvas, userEvent }) => {
    const [edit] = await canvas.findAllByRole('button', { name: /^编辑/ });
    await userEvent.click(edit ?? document.body);
    await userEvent.click(await canvas.findByRole('switch', { name: '文字转语音' }));
    await userEvent.click(await canvas.findByRole('radio', { name: '阿里云' }));
    await userEvent.type(canvas.getByLabelText(/文字转语音音色/), 'zhixiaobai');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('修改成功')).toBeVisible();
  },
};
