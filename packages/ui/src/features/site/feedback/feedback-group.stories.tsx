import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { FeedbackGroup } from './feedback-group';

const meta = {
  title: 'Features/Site/FeedbackGroup',
  component: FeedbackGroup,
  parameters: {
    ...storyBackend({ change: (state) => void (state.feedbackGroup = '823 401 556') }),
  },
} satisfies Meta<typeof FeedbackGroup>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('交流群 823 401 556')).toBeVisible();
  },
};
