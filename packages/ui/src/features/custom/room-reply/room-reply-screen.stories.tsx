import type { Meta, StoryObj } from '@storybook/react-vite';
import { failingCall } from '#lists/records/record-list.fixtures.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { keywordStories } from '../room-keyword/room-keyword.fixtures';
import { RoomReplyScreen } from './room-reply-screen';

const stories = keywordStories('roomReply', '添加群回复');

/** Keywords in groups and their replies. */
const meta = {
  title: 'Features/Custom/RoomReplyScreen',
  component: RoomReplyScreen,
} satisfies Meta<typeof RoomReplyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screen'], ...stories.filled, play: stories.filled.play };
export const Empty: Story = { tags: ['screen'], ...stories.empty };
export const Failed: Story = { parameters: failingCall('custom.config') };
/** Without custom rights the server does not return the config. */
export const Restricted: Story = { parameters: storyBackend() };
export const RefusesEmpty: Story = {
  tags: ['screen'],
  ...stories.refusesEmpty,
  play: stories.refusesEmpty.play,
};
export const Adds: Story = { ...stories.adds, play: stories.adds.play };
export const Removes: Story = { ...stories.removes, play: stories.removes.play };
