import { buildLog, type MockLog } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { TodayPart } from './today-part';

const logged = (changes: Partial<MockLog> = {}) =>
  storyBackend({ change: (state) => void (state.log = buildLog(changes)) });

/** What was received and answered today and in the last days; only what was sent while messages are not recorded. */
const meta = {
  title: 'Features/Dashboard/TodayPart',
  component: TodayPart,
  parameters: { ...logged() },
} satisfies Meta<typeof TodayPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const hours = await canvas.findByRole('table', { name: '今天每小时收到的消息' });
    await expect(hours.querySelectorAll('tbody tr')).toHaveLength(24);
    await userEvent.click(canvas.getByRole('radio', { name: '7 天' }));
    const days = await canvas.findByRole('table', { name: '每天收到的消息' });
    await expect(days.querySelectorAll('tbody tr')).toHaveLength(7);
  },
};
export const NothingYet: Story = {
  parameters: logged({ messages: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('今天还没有收到消息。')).toBeVisible();
  },
};
export const NotRecorded: Story = {
  parameters: logged({ open: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/打开消息记录，就能看到/)).toBeVisible();
  },
};
export const English: Story = { globals: { locale: 'en' } };
