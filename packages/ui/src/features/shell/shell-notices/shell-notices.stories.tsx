import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '#primitives/stack/stack.tsx';
import { ConnectionBanner, InitialiseBanner, UpdateBanner } from './shell-notices';

const meta = {
  title: 'Features/Shell/Notices',
  component: UpdateBanner,
  args: { onReload: fn(), onLater: fn() },
} satisfies Meta<typeof UpdateBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Updated: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: '稍后' }));
    await expect(args.onLater).toHaveBeenCalledTimes(1);
  },
};

/** The browser reports that the network is lost, then that it is back. */
export const Offline: Story = {
  render: () => (
    <Stack>
      <ConnectionBanner />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const onLine = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
    const setOnline = (isOnline: boolean) => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    };
    try {
      setOnline(false);
      await expect(await canvas.findByText(/网络已断开/)).toBeVisible();
      setOnline(true);
      await waitFor(() => expect(canvas.queryByText(/网络已断开/)).not.toBeInTheDocument());
      setOnline(false);
    } finally {
      if (onLine) Reflect.deleteProperty(navigator, 'onLine');
    }
  },
};

/** The robot has no config yet. */
export const Initialise: Story = {
  render: () => <InitialiseBanner />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('请先初始化配置文件')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '去初始化' })).toBeEnabled();
  },
};
