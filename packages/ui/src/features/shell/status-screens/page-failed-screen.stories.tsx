import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PageFailedScreen } from './page-failed-screen';

const meta = {
  title: 'Features/Shell/PageFailedScreen',
  component: PageFailedScreen,
  args: {
    reason: 'missing',
    detail: 'Failed to fetch dynamically imported module',
    onRetry: fn(),
    onReload: fn(),
  },
} satisfies Meta<typeof PageFailedScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Missing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
};

export const Upgraded: Story = {
  args: { reason: 'upgraded' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('控制台升级了')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
};

export const Offline: Story = {
  args: { reason: 'offline' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole('button', { name: '重新加载' })).not.toBeInTheDocument();
  },
};

export const Broken: Story = { args: { reason: 'broken', detail: undefined } };
