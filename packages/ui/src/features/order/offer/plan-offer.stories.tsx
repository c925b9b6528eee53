import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { PlanOffer } from './plan-offer';

/** The prices for a page that anybody may see. */
const meta = {
  title: 'Features/Order/PlanOffer',
  component: PlanOffer,
  tags: ['screen'],
  parameters: { ...storyBackend() },
} satisfies Meta<typeof PlanOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('¥168.00')).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: storyBackend({ faults: { 'order.plans': { kind: 'never' } } }),
};
export const English: Story = { globals: { locale: 'en' } };
