import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { configBackend } from '#lists/rules/rule-list.fixtures.ts';
import { FindingCount } from './finding-count';
import { WITH_FINDINGS } from '../findings.fixtures';

/** The number beside a page in the sidebar; nothing while there is none. */
const meta = {
  title: 'Features/ConfigCheck/FindingCount',
  component: FindingCount,
  args: { places: ['wechat.keywords'] },
  parameters: { ...configBackend(WITH_FINDINGS) },
} satisfies Meta<typeof FindingCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '3 个问题' })).toBeVisible();
  },
};
