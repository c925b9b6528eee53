import { buildLog, type MockLog } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { HitsLine, HitsNotice } from './hits-line';

const RULE = { keywords: ['营业时间', '几点'], reg: 1, needAt: 0, scope: 'all' };
const logged = (changes: Partial<MockLog> = {}) =>
  storyBackend({ change: (state) => (state.log = buildLog(changes)) });

/** How often a rule decided about a message. */
const meta = {
  title: 'Lists/HitsLine',
  component: HitsLine,
  args: { list: 'replyKeywords', row: RULE },
  parameters: { ...logged() },
} satisfies Meta<typeof HitsLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/近 7 天 12 次/)).toBeVisible();
  },
};
export const NoHits: Story = {
  args: { row: { ...RULE, keywords: ['没有人问'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('近 30 天没有命中')).toBeVisible();
  },
};
export const NoData: Story = {
  parameters: logged({ open: false, hits: [] }),
  render: (args) => (
    <>
      <HitsNotice list={args.list} />
      <HitsLine {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有命中次数')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '去打开' })).toBeVisible();
  },
};
export const English: Story = { globals: { locale: 'en' } };
