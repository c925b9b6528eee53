import { buildLog, type MockLog } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { LoggedChart } from './logged-chart';

const logged = (changes: Partial<MockLog> = {}) =>
  storyBackend({ change: (state) => void (state.log = buildLog(changes)) });

/** What the robot received and sent on each of the last days; nothing while messages are not recorded. */
const meta = {
  title: 'Features/Dashboard/LoggedChart',
  component: LoggedChart,
  parameters: { ...logged() },
} satisfies Meta<typeof LoggedChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: '收到和发出的消息' });
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(7);
  },
};
export const NothingYet: Story = {
  parameters: logged({ messages: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这段时间没有收到或发出消息。')).toBeVisible();
  },
};
export const English: Story = { globals: { locale: 'en' } };
