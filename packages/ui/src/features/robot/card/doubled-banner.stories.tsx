import { LOGIN_STATUS } from '@chatdeck/sdk/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { robotIs } from '#features/dashboard/dashboard.fixtures.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { DoubledBanner } from './index';

const meta = {
  title: 'Features/Robot/DoubledBanner',
  component: DoubledBanner,
} satisfies Meta<typeof DoubledBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Two robots with the same keys: everything is sent twice until one of them stops. */
export const Doubled: Story = {
  parameters: storyBackend(
    robotIs({ status: LOGIN_STATUS.loggedIn, online: true, isDoubled: true }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('两个机器人在用同一对密钥');
  },
};
