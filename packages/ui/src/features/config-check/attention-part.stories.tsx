import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { configBackend } from '#lists/rules/rule-list.fixtures.ts';
import { AttentionPart } from './attention-part';
import { WITH_FINDINGS } from './findings.fixtures';

/** The most severe findings, as the home page shows them; nothing while there are none. */
const meta = {
  title: 'Features/ConfigCheck/AttentionPart',
  component: AttentionPart,
  parameters: { ...configBackend(WITH_FINDINGS) },
} satisfies Meta<typeof AttentionPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: '需要处理' });
    await expect(list.children).toHaveLength(3);
    await expect(canvas.getByText(/^查看全部/)).toBeVisible();
  },
};

export const English: Story = { globals: { locale: 'en' } };
