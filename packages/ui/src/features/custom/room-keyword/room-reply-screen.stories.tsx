import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { customBackend, failingCall } from '#lists/records/record-list.fixtures.ts';
import { adds, refusesEmpty, removes } from '#testing/plays/list-plays.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { fillKeyword, KEYWORD_ROWS } from './room-keyword.fixtures';
import { RoomReplyScreen } from './room-reply-screen';

const filled = () => customBackend({ roomReply: KEYWORD_ROWS });

/** Words in groups and what follows from them. */
const meta = {
  title: 'Features/Custom/RoomReplyScreen',
  component: RoomReplyScreen,
  parameters: { ...filled() },
} satisfies Meta<typeof RoomReplyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('会员价目表')).toBeVisible();
    await expect(canvas.getByText('所有群')).toBeVisible();
  },
};
export const Empty: Story = { tags: ['screen'], parameters: customBackend({}) };
export const Failed: Story = { parameters: failingCall('custom.config') };
/** Without custom rights the server keeps it to itself. */
export const Restricted: Story = { parameters: storyBackend() };

export const RefusesEmpty: Story = {
  tags: ['screen'],
  parameters: customBackend({}),
  play: refusesEmpty('添加群回复', '关键词必填', '素材必选'),
};

export const Adds: Story = {
  parameters: customBackend({}),
  play: adds('添加群回复', '书单', fillKeyword),
};

export const Removes: Story = {
  parameters: filled(),
  play: async (context) => {
    await removes('资料', '资料说明')(context);
    await expect(context.canvas.getByText('会员价目表')).toBeVisible();
  },
};
