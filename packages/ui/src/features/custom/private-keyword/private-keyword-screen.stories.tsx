import type { Meta, StoryObj } from '@storybook/react-vite';
import { failingCall } from '#lists/records/record-list.fixtures.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { keywordStories } from '../room-keyword/room-keyword.fixtures';
import { PrivateKeywordScreen } from './private-keyword-screen';

const stories = keywordStories('privateKeywords', '添加私聊回复');

/** Keywords in groups and their private replies. */
const meta = {
  title: 'Features/Custom/PrivateKeywordScreen',
  component: PrivateKeywordScreen,
} satisfies Meta<typeof PrivateKeywordScreen>;
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
