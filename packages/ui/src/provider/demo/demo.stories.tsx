import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MaterialPanel } from '#features/material/index.ts';
import { ChatdeckProvider } from '../chatdeck-provider';

const LIGHT = { scheme: 'light' } as const;
const DARK = { scheme: 'dark' } as const;

const meta = {
  title: 'Features/Demo',
  component: ChatdeckProvider,
  tags: ['screen'],
  args: { demo: true },
  render: (_, { globals }) => (
    <ChatdeckProvider
      demo
      locale={String(globals.locale)}
      appearance={globals.scheme === 'dark' ? DARK : LIGHT}
    >
      <MaterialPanel />
    </ChatdeckProvider>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'A provider without a server: `demo` in place of a client. The account lives in the page and is gone with it.',
      },
    },
  },
} satisfies Meta<typeof ChatdeckProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [add] = await within(canvasElement).findAllByRole('button', { name: '添加素材' });
    await expect(add).toBeVisible();
  },
};
