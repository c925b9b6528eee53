import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failingCall, withoutMembership } from '#lists/records/record-list.fixtures.ts';
import { offersMembership } from '#testing/plays/list-plays.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { OpenApiScreen } from './open-api-screen';

/** The keys of the open API and how it is called. */
const meta = {
  title: 'Features/OpenApi/OpenApiScreen',
  component: OpenApiScreen,
  parameters: { ...storyBackend() },
} satisfies Meta<typeof OpenApiScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ck_7f2c5e1b90d34a68')).toBeVisible();
    await expect(canvas.queryByText('cs_4b1d9e7a2c6f8035d1e4a97b')).toBeNull();
    await expect(await canvas.findByText('POST /openapi/v1/chat/room')).toBeVisible();
  },
};
export const Failed: Story = { parameters: failingCall('openApi.get') };
export const Restricted: Story = {
  tags: ['screen'],
  parameters: storyBackend(withoutMembership),
  play: offersMembership('重置密钥'),
};

export const ShowsTheSecretOnDemand: Story = {
  parameters: storyBackend(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '显示API Secret' }));
    await expect(await canvas.findByText('cs_4b1d9e7a2c6f8035d1e4a97b')).toBeVisible();
  },
};

export const Resets: Story = {
  parameters: storyBackend(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重置密钥' }));
    await expect(await canvas.findByText('重置密钥？')).toBeVisible();
    const [confirm] = (await canvas.findAllByRole('button', { name: '重置密钥' })).slice(-1);
    await userEvent.click(confirm ?? document.body);
    await expect(await canvas.findByText('ck_0a9b8c7d6e5f4321')).toBeVisible();
  },
};
