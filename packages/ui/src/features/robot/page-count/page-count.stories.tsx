import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { PageCount } from './page-count';

/** The number of rows beside a page in the sidebar; nothing while there are none. */
const meta = {
  title: 'Features/Robot/PageCount',
  component: PageCount,
  args: { place: 'contact.list' },
  parameters: { ...storyBackend() },
} satisfies Meta<typeof PageCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+$/)).toBeVisible();
  },
};
