import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { MaterialPanel } from '../../packages/ui/src/features/material';
import { storyBackend } from '../../packages/ui/src/testing/story-backend';
import { TokenEditor } from './token-editor';

const meta = {
  title: 'Theme/Tokens',
  component: TokenEditor,
  tags: ['screen', '!autodocs'],
  args: { scheme: 'light', children: <MaterialPanel /> },
  render: (args, { globals }) => (
    <TokenEditor {...args} scheme={globals.scheme === 'dark' ? 'dark' : 'light'} />
  ),
  parameters: storyBackend(),
} satisfies Meta<typeof TokenEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tokens: Story = {};

export const ChangesTheAccent: Story = {
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: '添加素材' });
    const before = getComputedStyle(add).backgroundColor;
    await fireEvent.input(canvas.getByLabelText('accent: colour'), {
      target: { value: '#8a2b3c' },
    });
    await expect(getComputedStyle(add).backgroundColor).toBe('rgb(138, 43, 60)');
    await expect(canvas.getByText(/"accent": "#8a2b3c"/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the theme' }));
    await expect(getComputedStyle(add).backgroundColor).toBe(before);
  },
};
