import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { AccountDeletionGate } from './account-deletion-gate';

const meta = {
  title: 'Features/Account/AccountDeletionGate',
  component: AccountDeletionGate,
  tags: ['screen'],
  args: { children: '控制台', onLogOut: () => {} },
  parameters: storyBackend({
    change: (state) => {
      state.user = { ...state.user, deletionAt: '2026-05-03T02:30:00.000Z' };
    },
  }),
} satisfies Meta<typeof AccountDeletionGate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closing: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '保留账号' })).toBeVisible();
    await expect(canvas.queryByText('控制台')).not.toBeInTheDocument();
  },
};

export const Open: Story = {
  parameters: storyBackend(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('控制台')).toBeVisible();
  },
};
