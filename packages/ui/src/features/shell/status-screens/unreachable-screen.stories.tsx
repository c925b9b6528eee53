import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PublicFrame } from '../public-frame/public-frame';
import { UnreachableScreen } from './unreachable-screen';

const meta = {
  title: 'Features/Shell/UnreachableScreen',
  component: UnreachableScreen,
  tags: ['screen'],
  parameters: { padding: 0, isWholePage: true },
  args: {
    detail: '服务器出错了，请稍后再试',
    requestId: '7f2c5e1b90d34a68',
    isRetrying: false,
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <PublicFrame
        scheme="light"
        onToggleScheme={fn()}
        onLocaleChange={fn()}
        footer="Chatdeck 智能助手"
      >
        <Story />
      </PublicFrame>
    ),
  ],
} satisfies Meta<typeof UnreachableScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('7f2c5e1b90d34a68')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /复制/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '再试一次' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

export const Retrying: Story = { args: { isRetrying: true } };
